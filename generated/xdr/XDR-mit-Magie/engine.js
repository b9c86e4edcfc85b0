// Impromptu XDR, edition XDR mit Magie, version 2007: made from its rules. Do not edit; change the rules and build again.
/** Which rules these are. */
export const ruleset = { name: "Impromptu XDR", version: "2007", language: "de" };
// How it is played.

/** cascade/Physische Gewalt §X-3.1 */
function cascadePhysischeGewalt(figur2, amount) {
  // §X-3.1
  let rest = Math.max(0, amount);
  // §X-3.1
  let genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[4]));
  // §X-3.1
  if (genommen > 0) {
    writeFigurEigenschaften(figur2, 4, figur2.Eigenschaften[4] - genommen);
    rest = rest - genommen;
  }
  // §X-3.1
  genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[5]));
  // §X-3.1
  if (genommen > 0) {
    writeFigurEigenschaften(figur2, 5, figur2.Eigenschaften[5] - genommen);
    rest = rest - genommen;
  }
  // §X-3.1
  genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[6]));
  // §X-3.1
  if (genommen > 0) {
    writeFigurEigenschaften(figur2, 6, figur2.Eigenschaften[6] - genommen);
    rest = rest - genommen;
  }
  // §X-3.1
  genommen = Math.min(rest, Math.max(0, figur2.Maximallevel));
  // §X-3.1
  if (genommen > 0) {
    writeFigurMaximallevel(figur2, figur2.Maximallevel - genommen);
    rest = rest - genommen;
  }
}

/** cascade/Gezielte Einwirkung */
function cascadeGezielteEinwirkung(figur2, amount, ziel) {
  let rest = Math.max(0, amount);
  const genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[ziel] ?? $NONE));
  if (genommen > 0) {
    writeFigurEigenschaften(figur2, ziel, (figur2.Eigenschaften[ziel] ?? $NONE) - genommen);
    rest = rest - genommen;
  }
  if (rest > 0) {
    cascadePhysischeGewalt(figur2, rest);
  }
}

/** check/Eigenschaftswurf */
function eigenschaftswurf(io, figur2, eigenschaft, out = { auge: $NONE }) {
  if (n(figur2, eigenschaft) === 0) {
    return 0;
  }
  // §X-6.2
  out.auge = io.roll(pools[0], "Auge");
  // §X-10.2
  return modus0(out.auge, wurfstufe(n(figur2, eigenschaft)));
}

/** check/Skillwurf/$again */
function skillwurfAgain(io, figur2, skill) {
  // §X-8.1
  const auge = io.roll(pools[0], "Auge");
  const stand = wurfstufe(beherrschung(figur2, figur2.Skills[skill - 7] ?? $NONE));
  // §X-8.4 §X-9.gut.1.level §X-9.sehrgut.1.level §X-16.1 §X-16.6
  if (
    auge === 1 &&
      stand > 1 &&
      !(
        figur2.Trainingsfelder[0] !== $NONE && skill === figur2.Trainingsfelder[0] ||
          figur2.Trainingsfelder[1] !== $NONE && skill === figur2.Trainingsfelder[1] ||
          figur2.Trainingsfelder[2] !== $NONE && skill === figur2.Trainingsfelder[2]
      )
  ) {
    writeFigurSkills(figur2, skill - 7, stand - 1);
  }
  // §X-8.5 §X-9.schlecht.6.level §X-9.gut.6.level §X-10.1
  if (auge === 6 && (figur2.Skills[skill - 7] ?? $NONE) < n(figur2, 5)) {
    writeFigurSkills(
      figur2,
      skill - 7,
      (figur2.Skills[skill - 7] ?? $NONE) === $NONE
        ? $NONE
        : (figur2.Skills[skill - 7] ?? $NONE) + 1,
    );
  }
  return modus0(auge, stand);
}

/** check/Kontrollwurf §X-11.1 §X-11.2 */
function checkKontrollwurf(io, figur2, skill, boni, mali) {
  if ((figur2.Skills[skill - 7] ?? $NONE) === $NONE) {
    throw new $Refusal("check/Skillwurf/#1", "check/Skillwurf/#1");
  }
  // §X-1.vitalitaet.2
  if (beherrschung(figur2, figur2.Skills[skill - 7] ?? $NONE) <= 0) {
    throw new $Refusal("check/Skillwurf/#2", "check/Skillwurf/#2");
  }
  // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
  let erfolge = 0;
  // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
  let neuwürfe = boni;
  let ergebnis = $NONE;
  // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
  while (true) {
    io.round("check/Kontrollwurf/#1");
    // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
    ergebnis = skillwurfAgain(io, figur2, skill);
    // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
    if (ergebnis >= 1) {
      erfolge = erfolge + 1;
      if (1 + mali <= erfolge) {
        break;
      }
    } else if (neuwürfe <= 0) {
      break;
    } else {
      // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
      neuwürfe = neuwürfe - 1;
    }
  }
  // §X-6.1 §X-12.1 §X-13.1 §X-15.2 §X-15.3
  return ergebnis;
}

/** check/Ersatzprobe */
function checkErsatzprobe(io, figur2, skill, boni, mali) {
  // §X-1.vitalitaet.3
  if (n(figur2, 5) <= 0) {
    throw new $Refusal("check/Ersatzprobe/#1", "check/Ersatzprobe/#1");
  }
  // §X-6.3 §X-7.7
  const einleitende = io.ask({
    key: "Einleitende",
    by: "gm",
    secret: false,
    range: [0, 6],
    optional: false,
    usual: ersatzkombo0(skill - 7 < 6 ? art(skill - 7) : n0(skill - 7)),
    sees: {},
  });
  const ausführende = io.ask({
    key: "Ausführende",
    by: "gm",
    secret: false,
    range: [0, 6],
    optional: false,
    usual: ersatzkombo1(skill - 7 < 6 ? art(skill - 7) : n0(skill - 7)),
    sees: { Einleitende: einleitende },
  });
  // §X-6.2 §X-6.4 §X-17.4
  const eigenschaftswurfRolls = { auge: $NONE };
  const einleitung = eigenschaftswurf(io, figur2, einleitende, eigenschaftswurfRolls);
  const einleitungSAuge = eigenschaftswurfRolls.auge;
  // §X-6.5 §X-6.6
  if (einleitung < 1) {
    return 0;
  }
  // §X-6.7
  let erfolge = 0;
  // §X-6.7
  let neuwürfe = boni;
  let ausführung = $NONE;
  let ausführungSAuge = $NONE;
  // §X-6.7
  while (true) {
    io.round("check/Ersatzprobe/#6");
    // §X-6.7
    const eigenschaftswurfRolls2 = { auge: $NONE };
    ausführung = eigenschaftswurf(io, figur2, ausführende, eigenschaftswurfRolls2);
    ausführungSAuge = eigenschaftswurfRolls2.auge;
    // §X-6.7
    if (ausführung >= 1) {
      erfolge = erfolge + 1;
      if (1 + mali <= erfolge) {
        break;
      }
    } else if (neuwürfe <= 0) {
      break;
    } else {
      // §X-6.7
      neuwürfe = neuwürfe - 1;
    }
  }
  if (
    einleitungSAuge === 6 &&
      ausführungSAuge === 6 &&
      (
        figur2.Trainingsfelder[0] !== $NONE && skill === figur2.Trainingsfelder[0] ||
          figur2.Trainingsfelder[1] !== $NONE && skill === figur2.Trainingsfelder[1] ||
          figur2.Trainingsfelder[2] !== $NONE && skill === figur2.Trainingsfelder[2]
      ) &&
      (figur2.Unterricht[skill - 7] ?? $NONE) > 0
  ) {
    // §X-17.2 §X-17.3 §X-17.5
    writeFigurSkills(figur2, skill - 7, 1);
  }
  return ausführung;
}

/** check/Probe (für sich) */
function probeFürSich(io, figur2, skill, boni, mali) {
  // §X-6.1 §X-17.6
  if ((figur2.Skills[skill - 7] ?? $NONE) !== $NONE) {
    const ergebnis = checkKontrollwurf(io, figur2, skill, boni, mali);
    return ergebnis;
  }
  // §X-6.2 §X-17.4
  const ergebnis2 = checkErsatzprobe(io, figur2, skill, boni, mali);
  // §X-6.2 §X-17.4
  return ergebnis2;
}

/** check/Probe */
function checkProbe(io, figur2, skill, boni, mali) {
  // §X-M6.2
  writeFigurGesammelteEnergie(figur2, 0);
  // §X-6.1 §X-17.6
  if ((figur2.Skills[skill - 7] ?? $NONE) !== $NONE) {
    const ergebnis = checkKontrollwurf(io, figur2, skill, boni, mali);
    return ergebnis;
  }
  // §X-6.2 §X-17.4
  const ergebnis2 = checkErsatzprobe(io, figur2, skill, boni, mali);
  // §X-6.2 §X-17.4
  return ergebnis2;
}

/** check/Training umstellen */
function checkTrainingUmstellen(figur2, feld, inhalt) {
  // §X-16.4 §X-16.5
  writeFigurTrainingsfelder(figur2, feld - 1, inhalt);
}

/** check/Heilung */
function checkHeilung(figur2, ziel, stufen) {
  // §X-3.2 §X-10.3 §X-10.4
  writeFigurEigenschaften(
    figur2,
    ziel,
    Math.max(
      figur2.Eigenschaften[ziel] ?? $NONE,
      Math.min((figur2.Eigenschaften[ziel] ?? $NONE) + stufen, figur2.Ursprung[ziel] ?? $NONE),
    ),
  );
}

/** check/Maximallevel ausgleichen */
function checkMaximallevelAusgleichen(figur2, stufen) {
  // §X-2.3 §X-2.4
  writeFigurMaximallevel(figur2, figur2.Maximallevel + stufen);
}

/** check/Nahkampf */
function checkNahkampf(
  io,
  angreifer,
  verteidiger,
  angriffswaffe,
  abwehrwaffe,
  angriffsskill,
  abwehrskill,
  boni,
  mali,
) {
  // §X-1.vitalitaet.3
  if (bewusstlos(angreifer) !== 0) {
    throw new $Refusal("condition/bewusstlos", "check/Nahkampf");
  }
  // §X-1.wille.4
  if (angreifer.Koma > 0) {
    throw new $Refusal("condition/Koma", "check/Nahkampf");
  }
  // §X-30.1
  const überraschung = io.ask({
    key: "Überraschung",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: 0,
    sees: {},
  });
  // §X-32.1
  const abwehrmali = überraschung !== 0 ? 1 : 0;
  // §X-20.1
  const angriff = checkProbe(io, angreifer, angriffsskill, boni, mali);
  let abwehr = $NONE;
  if (
    (
      (verteidiger.Skills[abwehrskill - 7] ?? $NONE) === $NONE
        ? true
        : (verteidiger.Skills[abwehrskill - 7] ?? $NONE) !== $NONE
    ) &&
      (
        (verteidiger.Skills[abwehrskill - 7] ?? $NONE) === $NONE
          ? true
          : beherrschung(verteidiger, verteidiger.Skills[abwehrskill - 7] ?? $NONE) > 0
      ) &&
      ((verteidiger.Skills[abwehrskill - 7] ?? $NONE) === $NONE ? n(verteidiger, 5) > 0 : true)
  ) {
    abwehr = checkProbe(io, verteidiger, abwehrskill, 0, abwehrmali);
  } else {
    abwehr = 0;
  }
  const sieg = duellsieg(angriff, abwehr);
  const niederlage = duellsieg(abwehr, angriff);
  const hieb = duellwirkung(angriff, abwehr, angriffswaffe.Wirkung, angriff === 4 ? 1 : 0);
  const konter = duellwirkung(abwehr, angriff, abwehrwaffe.Wirkung, abwehr === 4 ? 1 : 0);
  const wunde = trefferschaden(sieg, hieb, angriff, angriffswaffe.Wirkung, verteidiger.Panzerung);
  const gegenwunde = trefferschaden(
    niederlage,
    konter,
    abwehr,
    abwehrwaffe.Wirkung,
    angreifer.Panzerung,
  );
  // §X-20.2
  cascadePhysischeGewalt(verteidiger, Math.max(0, wunde));
  // §X-20.2
  cascadePhysischeGewalt(angreifer, Math.max(0, gegenwunde));
  if (sieg !== 0) {
    return 0;
  }
  if (niederlage !== 0) {
    return 1;
  }
  return 2;
}

/** check/Fernkampf */
function checkFernkampf(
  io,
  schütze,
  ziel,
  schusswaffe,
  schusskunst,
  ausweichkunst,
  entfernung,
  boni,
  mali,
) {
  // §X-1.vitalitaet.3
  if (bewusstlos(schütze) !== 0) {
    throw new $Refusal("condition/bewusstlos", "check/Fernkampf");
  }
  // §X-1.wille.4
  if (schütze.Koma > 0) {
    throw new $Refusal("condition/Koma", "check/Fernkampf");
  }
  // §X-30.1
  const überraschung = io.ask({
    key: "Überraschung",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: 0,
    sees: {},
  });
  const distanz = distanzstufe(schusswaffe, entfernung);
  // §X-14.1 §X-14.3
  const alleBoni = boni + (distanz === 0 ? 1 : 0);
  // §X-14.2 §X-15.4
  const alleMali = mali + (distanz === 2 ? 1 : 0);
  const angriff = checkProbe(io, schütze, schusskunst, alleBoni, alleMali);
  let gegenwehr = 0;
  if (überraschung === 0) {
    let ausweichwurf = $NONE;
    // §X-21.2 §X-31.1
    if (
      (
        (ziel.Skills[ausweichkunst - 7] ?? $NONE) === $NONE
          ? true
          : (ziel.Skills[ausweichkunst - 7] ?? $NONE) !== $NONE
      ) &&
        (
          (ziel.Skills[ausweichkunst - 7] ?? $NONE) === $NONE
            ? true
            : beherrschung(ziel, ziel.Skills[ausweichkunst - 7] ?? $NONE) > 0
        ) &&
        ((ziel.Skills[ausweichkunst - 7] ?? $NONE) === $NONE ? n(ziel, 5) > 0 : true)
    ) {
      ausweichwurf = checkProbe(io, ziel, ausweichkunst, 0, 0);
    } else {
      // §X-21.2 §X-31.1
      ausweichwurf = 0;
    }
    gegenwehr = Math.min(4, Math.max(-1, ausweichwurf));
  }
  const sieg = duellsieg(angriff, gegenwehr);
  const schuss = duellwirkung(angriff, gegenwehr, schusswaffe.Wirkung, angriff === 4 ? 1 : 0);
  const wunde = trefferschaden(sieg, schuss, angriff, schusswaffe.Wirkung, ziel.Panzerung);
  // §X-21.1
  cascadePhysischeGewalt(ziel, Math.max(0, wunde));
  if (sieg !== 0) {
    return 0;
  }
  return 1;
}

/** check/Energie sammeln */
function checkEnergieSammeln(io, figur2, menge) {
  // §X-1.vitalitaet.3
  if (bewusstlos(figur2) !== 0) {
    throw new $Refusal("condition/bewusstlos", "check/Energie sammeln");
  }
  // §X-1.wille.4
  if (figur2.Koma > 0) {
    throw new $Refusal("condition/Koma", "check/Energie sammeln");
  }
  // §X-1.wille.2 §X-M5.2
  const überschuss = Math.max(menge + 0 - n(figur2, 6), 0);
  let schaden = 0;
  if (überschuss > 0) {
    // §X-M5.1 §X-M5.3
    const abwehr = probeFürSich(io, figur2, 8, 0, 0);
    if (duellsieg(überschuss, abwehr) !== 0) {
      schaden = duellwirkung(überschuss, abwehr, überschuss, 0);
      // §X-M5.4
      cascadePhysischeGewalt(figur2, Math.max(0, schaden));
      // §X-M6.1
      writeFigurGesammelteEnergie(figur2, 0);
      return 0;
    }
  }
  // §X-M4.1 §X-M6.1
  writeFigurGesammelteEnergie(figur2, menge);
  return 1;
}

/** check/Energie loslassen */
function checkEnergieLoslassen(io, figur2, spruch) {
  // §X-1.vitalitaet.3
  if (bewusstlos(figur2) !== 0) {
    throw new $Refusal("condition/bewusstlos", "check/Energie loslassen");
  }
  // §X-1.wille.4
  if (figur2.Koma > 0) {
    throw new $Refusal("condition/Koma", "check/Energie loslassen");
  }
  // §X-M3.1 §X-M6.1
  if (figur2["gesammelte Energie"] <= 0) {
    throw new $Refusal("check/Energie loslassen/#1", "check/Energie loslassen/#1");
  }
  const ausführung = probeFürSich(
    io,
    figur2,
    spruch < 1 ? zauberskill(spruch) : ownCatalogueZauberZauberskill0(spruch),
    0,
    0,
  );
  // §X-M2a.1
  const wirkungshöhe = ausführung >= 1 ? figur2["gesammelte Energie"] : 0;
  writeFigurGesammelteEnergie(figur2, 0);
  return ausführung;
}

/** able@sheet/Figur */
function ableFigur(figur2) {
  // §X-1.1
  return bewusstlos(figur2) === 0 && figur2.Koma <= 0 ? 1 : 0;
}

/** react/collection/Eigenschaften/#4 */
function react4(figur2) {
  if (bewusstlos(figur2) !== 0) {
    writeFigurKoma(figur2, 1);
  } else {
    writeFigurHysterisch(figur2, 1);
  }
}

/** react/condition/Koma/ends */
function reactEnds(figur2) {
  // §X-1.wille.4
  writeFigurKoma(figur2, 0);
}

/** react/condition/hysterisch/ends */
function reactConditionHysterischEnds(figur2) {
  // §X-1.wille.5
  writeFigurHysterisch(figur2, 0);
}

/** write/sheet/Figur/Maximallevel */
function writeFigurMaximallevel(figur2, wert) {
  // §X-2.1 §X-2.2
  const neu = Math.max(0, Math.min(3, wert));
  // §X-2.1 §X-2.2
  if (neu === figur2.Maximallevel) {
    return;
  }
  const n4Vorher = n(figur2, 6);
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  const endsVorher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  // §X-2.1 §X-2.2
  figur2.Maximallevel = neu;
  const n4Nachher = n(figur2, 6);
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  const endsNachher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  // §X-2.1 §X-2.2
  figur2.$depth = figur2.$depth + 1;
  if (n4Vorher < 0 && n4Nachher >= 0 || n4Vorher > 0 && n4Nachher <= 0) {
    react4(figur2);
  }
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    figur2["$fired/condition/Koma/ends"] = 1;
    reactEnds(figur2);
  }
  if (endsVorher2 === 0 && endsNachher2 !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    figur2["$fired/condition/hysterisch/ends"] = 1;
    reactConditionHysterischEnds(figur2);
  }
  // §X-2.1 §X-2.2
  figur2.$depth = figur2.$depth - 1;
  // §X-2.1 §X-2.2
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** write/sheet/Figur/Trainingsfelder */
function writeFigurTrainingsfelder(figur2, eintrag, wert) {
  // §X-16.2 §X-16.3 §X-16.7
  const neu = wert === $NONE ? $NONE : Math.max(0, Math.min(28, wert));
  // §X-16.2 §X-16.3 §X-16.7
  if (neu === (figur2.Trainingsfelder[eintrag] ?? $NONE)) {
    return;
  }
  const n4Vorher = n(figur2, 6);
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  const endsVorher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  // §X-16.2 §X-16.3 §X-16.7
  figur2.Trainingsfelder = $withEntry(figur2.Trainingsfelder, eintrag, neu);
  const n4Nachher = n(figur2, 6);
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  const endsNachher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  // §X-16.2 §X-16.3 §X-16.7
  figur2.$depth = figur2.$depth + 1;
  if (n4Vorher < 0 && n4Nachher >= 0 || n4Vorher > 0 && n4Nachher <= 0) {
    react4(figur2);
  }
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    figur2["$fired/condition/Koma/ends"] = 1;
    reactEnds(figur2);
  }
  if (endsVorher2 === 0 && endsNachher2 !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    figur2["$fired/condition/hysterisch/ends"] = 1;
    reactConditionHysterischEnds(figur2);
  }
  // §X-16.2 §X-16.3 §X-16.7
  figur2.$depth = figur2.$depth - 1;
  // §X-16.2 §X-16.3 §X-16.7
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** write/sheet/Figur/gesammelte Energie */
function writeFigurGesammelteEnergie(figur2, wert) {
  // §X-M4.1
  const neu = Math.max(0, Math.min(99, wert));
  // §X-M4.1
  if (neu === figur2["gesammelte Energie"]) {
    return;
  }
  // §X-M4.1
  figur2["gesammelte Energie"] = neu;
  // §X-M4.1
  figur2.$depth = figur2.$depth + 1;
  // §X-M4.1
  figur2.$depth = figur2.$depth - 1;
  // §X-M4.1
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** write/sheet/Figur/Eigenschaften */
function writeFigurEigenschaften(figur2, eintrag, wert) {
  const neu = (figur2.Eigenschaften[eintrag] ?? $NONE) < Math.max(0, Math.min(3, wert))
    ? Math.max(
        figur2.Eigenschaften[eintrag] ?? $NONE,
        Math.min(Math.max(0, Math.min(3, wert)), figur2.Maximallevel),
      )
    : Math.max(0, Math.min(3, wert));
  if (neu === (figur2.Eigenschaften[eintrag] ?? $NONE)) {
    return;
  }
  const n4Vorher = n(figur2, 6);
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  const endsVorher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  figur2.Eigenschaften = $withEntry(figur2.Eigenschaften, eintrag, neu);
  const n4Nachher = n(figur2, 6);
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  const endsNachher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  figur2.$depth = figur2.$depth + 1;
  if (n4Vorher < 0 && n4Nachher >= 0 || n4Vorher > 0 && n4Nachher <= 0) {
    react4(figur2);
  }
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    figur2["$fired/condition/Koma/ends"] = 1;
    reactEnds(figur2);
  }
  if (endsVorher2 === 0 && endsNachher2 !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    figur2["$fired/condition/hysterisch/ends"] = 1;
    reactConditionHysterischEnds(figur2);
  }
  figur2.$depth = figur2.$depth - 1;
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** write/sheet/Figur/Skills */
function writeFigurSkills(figur2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(1, Math.min(3, wert));
  if (neu === (figur2.Skills[eintrag] ?? $NONE)) {
    return;
  }
  figur2.Skills = $withEntry(figur2.Skills, eintrag, neu);
  figur2.$depth = figur2.$depth + 1;
  figur2.$depth = figur2.$depth - 1;
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** write/sheet/Figur/Koma */
function writeFigurKoma(figur2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === figur2.Koma) {
    return;
  }
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  figur2.Koma = neu;
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  figur2.$depth = figur2.$depth + 1;
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    figur2["$fired/condition/Koma/ends"] = 1;
    reactEnds(figur2);
  }
  figur2.$depth = figur2.$depth - 1;
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** write/sheet/Figur/hysterisch */
function writeFigurHysterisch(figur2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === figur2.hysterisch) {
    return;
  }
  const endsVorher = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  figur2.hysterisch = neu;
  const endsNachher = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  figur2.$depth = figur2.$depth + 1;
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    figur2["$fired/condition/hysterisch/ends"] = 1;
    reactConditionHysterischEnds(figur2);
  }
  figur2.$depth = figur2.$depth - 1;
  if (figur2.$depth === 0) {
    figur2["$fired/condition/Koma/ends"] = 0;
    figur2["$fired/condition/hysterisch/ends"] = 0;
  }
}

/** collection/Eigenschaften/= */
function n(figur2, it) {
  return Math.max(
    figur2.Eigenschaften[it] ?? $NONE,
    Math.min(
      (figur2.Eigenschaften[it] ?? $NONE) +
        (figur2.Trainingsfelder[0] !== $NONE && figur2.Trainingsfelder[0] === it ? 1 : 0) +
        (figur2.Trainingsfelder[1] !== $NONE && figur2.Trainingsfelder[1] === it ? 1 : 0) +
        (figur2.Trainingsfelder[2] !== $NONE && figur2.Trainingsfelder[2] === it ? 1 : 0),
      Math.min(3, figur2.Maximallevel),
    ),
  );
}

/** condition/massive Scheibe */
function massiveScheibe(figur2) {
  return n(figur2, 0) === 0 ? 1 : 0;
}

/** condition/zerstreut */
function zerstreut(figur2) {
  return n(figur2, 1) === 0 ? 1 : 0;
}

/** condition/körperlos */
function körperlos(figur2) {
  return n(figur2, 2) === 0 ? 1 : 0;
}

/** condition/immobil */
function immobil(figur2) {
  return n(figur2, 3) === 0 ? 1 : 0;
}

/** condition/benommen */
function benommen(figur2) {
  return n(figur2, 4) === 0 ? 1 : 0;
}

/** condition/bewusstlos */
function bewusstlos(figur2) {
  return n(figur2, 5) === 0 ? 1 : 0;
}

/** formula/Wurfstufe */
function wurfstufe(it) {
  return it;
}

/** formula/Beherrschung */
function beherrschung(figur2, it) {
  return Math.min(it, n(figur2, 5));
}

/** formula/Duellsieg */
function duellsieg(it1, it2) {
  return it1 > 0 && it2 < it1 ? 1 : 0;
}

/** formula/Duellwirkung */
function duellwirkung(it1, it2, it3, it4) {
  let part = it2 >= 1 && it1 === it2 + 1 ? 1 : 0;
  let part2 = (it4 !== 0 ? 1 : 0) + (it2 === -1 ? 1 : 0);
  return Math.max(it3 + 0 - part + part2, 0);
}

/** formula/überwunden */
function überwunden(it1, it2, it3) {
  return it3 < it1 || it3 < it2 ? 1 : 0;
}

/** formula/Trefferschaden */
function trefferschaden(it1, it2, it3, it4, it5) {
  return it1 !== 0 ? (überwunden(it3, it4, it5) !== 0 ? it2 : 1) : 0;
}

/** formula/Distanzstufe */
function distanzstufe(fernkampfwaffe2, it) {
  return it <= fernkampfwaffe2.Kurzdistanz ? 0 : it <= fernkampfwaffe2.Normaldistanz ? 1 : 2;
}

const skillsCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/collection/Skills */
function skills(key) {
  if (key < 0 || key > 15) return $NONE;
  return skillsCells[key] ?? $NONE;
}

const zauberCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Zauber */
function zauber(key) {
  if (key < 0 || key > 15) return $NONE;
  return zauberCells[key] ?? $NONE;
}

const artCells = [0, 1, 2, 3, 4, 4];

/** fixed/collection/Skills/Art */
function art(key) {
  if (key < 0 || key > 5) return $NONE;
  return artCells[key] ?? $NONE;
}

const n0Cells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/collection/Skills/Art/0 */
function n0(key) {
  if (key < 6 || key > 21) return $NONE;
  return n0Cells[key - 6] ?? $NONE;
}

const modus0Cells = [-1, 0, 0, 1, 2, 3, 0, 0, 2, 1, 2, 3, 0, 0, 2, 2, 3, 4];

/** table/Modus#0 */
function modus0(key1, key2) {
  if (key1 < 1 || key1 > 6 || key2 < 1 || key2 > 3) return $NONE;
  return modus0Cells[key1 * 3 + key2 - 4] ?? $NONE;
}

const ersatzkombo0Cells = [0, 0, 3, 3, 1];

/** table/Ersatzkombo#0 */
function ersatzkombo0(key) {
  if (key < 0 || key > 4) return $NONE;
  return ersatzkombo0Cells[key] ?? $NONE;
}

const ersatzkombo1Cells = [3, 1, 4, 2, 2];

/** table/Ersatzkombo#1 */
function ersatzkombo1(key) {
  if (key < 0 || key > 4) return $NONE;
  return ersatzkombo1Cells[key] ?? $NONE;
}

const zauberskillCells = [12];

/** fixed/catalogue/Zauber/Zauberskill */
function zauberskill(key) {
  if (key < 0 || key > 0) return $NONE;
  return zauberskillCells[key] ?? $NONE;
}

const ownCatalogueZauberZauberskill0Cells = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7];

/** own/catalogue/Zauber/Zauberskill/0 */
function ownCatalogueZauberZauberskill0(key) {
  if (key < 1 || key > 16) return $NONE;
  return ownCatalogueZauberZauberskill0Cells[key - 1] ?? $NONE;
}

// What the door knows of sheets and things.

const pools = [{
  unit: { kind: "faces", faces: [1, 2, 3, 4, 5, 6] },
  n: 1,
  then: [],
  plus: 0,
  value: "sum",
}];

const rules = /* @__PURE__ */ {
  name: "Impromptu XDR",
  version: "2007",
  fingerprint: "be2276a598e7a761",
  language: "de",
  gm: "Spielleiter",
  player: "Spieler",
  pools: pools,
  plans: {
    "cascade/Physische Gewalt": {
      name: "Physische Gewalt",
      word: "cascade",
      registers: [],
      result: null,
    },
    "cascade/Gezielte Einwirkung": {
      name: "Gezielte Einwirkung",
      word: "cascade",
      registers: [
        null,
        {
          name: "Ziel",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Intuition", low: 0, high: 0 },
              { name: "Konzentration", low: 1, high: 1 },
              { name: "Koordination", low: 2, high: 2 },
              { name: "Speed", low: 3, high: 3 },
              { name: "Kraft", low: 4, high: 4 },
              { name: "Vitalität", low: 5, high: 5 },
              { name: "Wille", low: 6, high: 6 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
      ],
      result: null,
    },
    "check/Skillwurf": {
      name: "Skillwurf",
      word: "check",
      registers: [
        {
          name: "Skill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Auge", kind: "roll", shape: { kind: "number" }, secret: false },
        {
          name: "Stand",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "null", low: 0, high: 0 },
              { name: "schlecht", low: 1, high: 1 },
              { name: "gut", low: 2, high: 2 },
              { name: "sehr gut", low: 3, high: 3 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Eigenschaftswurf": {
      name: "Eigenschaftswurf",
      word: "check",
      registers: [
        {
          name: "Eigenschaft",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Intuition", low: 0, high: 0 },
              { name: "Konzentration", low: 1, high: 1 },
              { name: "Koordination", low: 2, high: 2 },
              { name: "Speed", low: 3, high: 3 },
              { name: "Kraft", low: 4, high: 4 },
              { name: "Vitalität", low: 5, high: 5 },
              { name: "Wille", low: 6, high: 6 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        { name: "Auge", kind: "roll", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Skillwurf/$again": {
      name: "Skillwurf",
      word: "check",
      registers: [
        {
          name: "Skill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Auge", kind: "roll", shape: { kind: "number" }, secret: false },
        {
          name: "Stand",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "null", low: 0, high: 0 },
              { name: "schlecht", low: 1, high: 1 },
              { name: "gut", low: 2, high: 2 },
              { name: "sehr gut", low: 3, high: 3 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Kontrollwurf": {
      name: "Kontrollwurf",
      word: "check",
      registers: [
        {
          name: "Skill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Boni", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Mali", kind: "given", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Ersatzprobe": {
      name: "Ersatzprobe",
      word: "check",
      registers: [
        {
          name: "Skill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Boni", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Mali", kind: "given", shape: { kind: "number" }, secret: false },
        {
          name: "Einleitende",
          kind: "answer",
          shape: {
            kind: "named",
            names: [
              { name: "Intuition", low: 0, high: 0 },
              { name: "Konzentration", low: 1, high: 1 },
              { name: "Koordination", low: 2, high: 2 },
              { name: "Speed", low: 3, high: 3 },
              { name: "Kraft", low: 4, high: 4 },
              { name: "Vitalität", low: 5, high: 5 },
              { name: "Wille", low: 6, high: 6 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        {
          name: "Ausführende",
          kind: "answer",
          shape: {
            kind: "named",
            names: [
              { name: "Intuition", low: 0, high: 0 },
              { name: "Konzentration", low: 1, high: 1 },
              { name: "Koordination", low: 2, high: 2 },
              { name: "Speed", low: 3, high: 3 },
              { name: "Kraft", low: 4, high: 4 },
              { name: "Vitalität", low: 5, high: 5 },
              { name: "Wille", low: 6, high: 6 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        {
          name: "Einleitung",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        null,
        {
          name: "Ausführung",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Probe (für sich)": {
      name: "Probe (für sich)",
      word: "check",
      registers: [
        {
          name: "Skill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Boni", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Mali", kind: "given", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Probe": {
      name: "Probe",
      word: "check",
      registers: [
        {
          name: "Skill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Boni", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Mali", kind: "given", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Training umstellen": {
      name: "Training umstellen",
      word: "procedure",
      registers: [
        { name: "Feld", kind: "given", shape: { kind: "number" }, secret: false },
        {
          name: "Inhalt",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
              { name: "Intuition", low: 0, high: 0 },
              { name: "Konzentration", low: 1, high: 1 },
              { name: "Koordination", low: 2, high: 2 },
              { name: "Speed", low: 3, high: 3 },
              { name: "Kraft", low: 4, high: 4 },
              { name: "Vitalität", low: 5, high: 5 },
              { name: "Wille", low: 6, high: 6 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
      ],
      result: null,
    },
    "check/Heilung": {
      name: "Heilung",
      word: "procedure",
      registers: [
        {
          name: "Ziel",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Intuition", low: 0, high: 0 },
              { name: "Konzentration", low: 1, high: 1 },
              { name: "Koordination", low: 2, high: 2 },
              { name: "Speed", low: 3, high: 3 },
              { name: "Kraft", low: 4, high: 4 },
              { name: "Vitalität", low: 5, high: 5 },
              { name: "Wille", low: 6, high: 6 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        { name: "Stufen", kind: "given", shape: { kind: "number" }, secret: false },
      ],
      result: null,
    },
    "check/Maximallevel ausgleichen": {
      name: "Maximallevel ausgleichen",
      word: "procedure",
      registers: [{ name: "Stufen", kind: "given", shape: { kind: "number" }, secret: false }],
      result: null,
    },
    "check/Nahkampf": {
      name: "Nahkampf",
      word: "action",
      registers: [
        {
          name: "Angriffsskill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        {
          name: "Abwehrskill",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Boni", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Mali", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Überraschung", kind: "answer", shape: { kind: "yes-no" }, secret: false },
        { name: "Abwehrmali", kind: "let", shape: { kind: "number" }, secret: false },
        {
          name: "Angriff",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        {
          name: "Abwehr",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        { name: "Sieg", kind: "let", shape: { kind: "yes-no" }, secret: false },
        { name: "Niederlage", kind: "let", shape: { kind: "yes-no" }, secret: false },
        { name: "Hieb", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Konter", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Wunde", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Gegenwunde", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "Angreifer trifft", low: 0, high: 0 },
          { name: "Verteidiger trifft", low: 1, high: 1 },
          { name: "niemand trifft", low: 2, high: 2 },
        ],
        numbers: false,
        none: null,
      },
    },
    "check/Fernkampf": {
      name: "Fernkampf",
      word: "action",
      registers: [
        {
          name: "Schusskunst",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        {
          name: "Ausweichkunst",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          secret: false,
        },
        { name: "Entfernung", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Boni", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Mali", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Überraschung", kind: "answer", shape: { kind: "yes-no" }, secret: false },
        {
          name: "Distanz",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kurz", low: 0, high: 0 },
              { name: "normal", low: 1, high: 1 },
              { name: "lang", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        { name: "alle Boni", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "alle Mali", kind: "let", shape: { kind: "number" }, secret: false },
        {
          name: "Angriff",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        {
          name: "Gegenwehr",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        {
          name: "Ausweichwurf",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        { name: "Sieg", kind: "let", shape: { kind: "yes-no" }, secret: false },
        { name: "Schuss", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Wunde", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [{ name: "Treffer", low: 0, high: 0 }, { name: "kein Treffer", low: 1, high: 1 }],
        numbers: false,
        none: null,
      },
    },
    "check/Energie sammeln": {
      name: "Energie sammeln",
      word: "action",
      registers: [
        { name: "Menge", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Überschuss", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Schaden", kind: "let", shape: { kind: "number" }, secret: false },
        {
          name: "Abwehr",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [{ name: "misslungen", low: 0, high: 0 }, { name: "gelungen", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Energie loslassen": {
      name: "Energie loslassen",
      word: "action",
      registers: [
        {
          name: "Spruch",
          kind: "given",
          shape: {
            kind: "named",
            names: [{ name: "Blitzschlag", low: 0, high: 0 }],
            numbers: false,
            none: null,
            own: ["catalogue/Zauber"],
          },
          secret: false,
        },
        {
          name: "Ausführung",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "kritischer Misserfolg", low: -1, high: -1 },
              { name: "Misserfolg", low: 0, high: 0 },
              { name: "zweifelhafter Erfolg", low: 1, high: 1 },
              { name: "Erfolg", low: 2, high: 2 },
              { name: "sehr guter Erfolg", low: 3, high: 3 },
              { name: "kritischer Erfolg", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        { name: "Wirkungshöhe", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    "able@sheet/Figur": {
      name: "able@sheet/Figur",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
  },
  clauses: {
    "scale/Level": ["X-5.1"],
    "scale/Erfolgsgrad": ["X-9.0", "X-22.1"],
    "scale/Handlungsart": ["X-7.6"],
    "table/Modus": [
      "X-8.2",
      "X-8.3",
      "X-9.schlecht.1..X-9.schlecht.6",
      "X-9.gut.1..X-9.gut.6",
      "X-9.sehrgut.1..X-9.sehrgut.6",
    ],
    "table/Ersatzkombo": ["X-7.1..X-7.5"],
    "formula/Wurfstufe": ["X-9.0"],
    "formula/Beherrschung": ["X-1.vitalitaet.2"],
    "formula/Duellsieg": ["X-22.1", "X-22.2"],
    "formula/Duellwirkung": ["X-20.2"],
    "formula/Duellwirkung/#1": ["X-23.1", "X-24.1"],
    "formula/Duellwirkung/#2": ["X-25.1", "X-26.1"],
    "formula/überwunden": ["X-27.1", "X-27.2", "X-28.1"],
    "formula/Trefferschaden/#1": ["X-20.3"],
    "formula/Trefferschaden/#2": ["X-28.2"],
    "formula/Trefferschaden/#3": ["X-28.3"],
    "formula/Distanzstufe": ["X-14.3", "X-14.4"],
    "sheet/Figur": ["X-1.1"],
    "sheet/Figur/Maximallevel": ["X-2.1", "X-2.2"],
    "sheet/Figur/Panzerung": ["X-27.1"],
    "sheet/Figur/Trainingsfelder": ["X-16.2", "X-16.3", "X-16.7"],
    "sheet/Figur/Unterricht": ["X-17.3"],
    "sheet/Figur/gesammelte Energie": ["X-M4.1"],
    "sheet/Figur/#1": ["X-16a.1..X-16a.3"],
    "collection/Eigenschaften": ["X-1.1", "X-10.2", "X-10.3"],
    "collection/Eigenschaften/=": ["X-2.1"],
    "collection/Eigenschaften/Ursprung": ["X-10.4"],
    "collection/Skills": ["X-4.1"],
    "collection/Skills/=": ["X-5.1", "X-17.1"],
    "catalogue/Waffe": ["X-20.2"],
    "catalogue/Fernkampfwaffe": ["X-14.4"],
    "catalogue/Zauber": ["X-M2a.2"],
    "condition/massive Scheibe": ["X-1.intuition.2"],
    "condition/zerstreut": ["X-1.konzentration.2"],
    "condition/körperlos": ["X-1.koordination.2"],
    "condition/immobil": ["X-1.speed.2"],
    "condition/benommen": ["X-1.kraft.3"],
    "condition/bewusstlos": ["X-1.vitalitaet.3"],
    "condition/Koma": ["X-1.wille.4"],
    "condition/hysterisch": ["X-1.wille.5"],
    "check/Skillwurf/#2": ["X-1.vitalitaet.2"],
    "check/Skillwurf/#3": ["X-8.1"],
    "check/Skillwurf/#5": ["X-8.4", "X-9.gut.1.level", "X-9.sehrgut.1.level", "X-16.1", "X-16.6"],
    "check/Skillwurf/#6": ["X-8.5", "X-9.schlecht.6.level", "X-9.gut.6.level", "X-10.1"],
    "check/Eigenschaftswurf/#2": ["X-6.2"],
    "check/Eigenschaftswurf/#3": ["X-10.2"],
    "check/Kontrollwurf": ["X-11.1", "X-11.2"],
    "check/Kontrollwurf/#1": ["X-6.1", "X-12.1", "X-13.1", "X-15.2", "X-15.3"],
    "check/Ersatzprobe/#1": ["X-1.vitalitaet.3"],
    "check/Ersatzprobe/#2": ["X-6.3", "X-7.7"],
    "check/Ersatzprobe/#4": ["X-6.2", "X-6.4", "X-17.4"],
    "check/Ersatzprobe/#5": ["X-6.5", "X-6.6"],
    "check/Ersatzprobe/#6": ["X-6.7"],
    "check/Ersatzprobe/#7": ["X-17.2", "X-17.3", "X-17.5"],
    "check/Probe (für sich)/#1": ["X-6.1", "X-17.6"],
    "check/Probe (für sich)/#2": ["X-6.2", "X-17.4"],
    "check/Probe/#1": ["X-6.1", "X-17.6"],
    "check/Probe/#2": ["X-6.2", "X-17.4"],
    "check/Probe/#3": ["X-M6.2"],
    "check/Training umstellen/#1": ["X-16.4", "X-16.5"],
    "check/Heilung/#1": ["X-3.2", "X-10.3", "X-10.4"],
    "check/Maximallevel ausgleichen/#1": ["X-2.3", "X-2.4"],
    "check/Nahkampf/#1": ["X-30.1"],
    "check/Nahkampf/#2": ["X-32.1"],
    "check/Nahkampf/#3": ["X-20.1"],
    "check/Nahkampf/#11": ["X-20.2"],
    "check/Nahkampf/#12": ["X-20.2"],
    "check/Fernkampf/#1": ["X-30.1"],
    "check/Fernkampf/#3": ["X-14.1", "X-14.3"],
    "check/Fernkampf/#4": ["X-14.2", "X-15.4"],
    "check/Fernkampf/#7": ["X-21.2", "X-31.1"],
    "check/Fernkampf/#13": ["X-21.1"],
    "check/Energie sammeln/#1": ["X-1.wille.2", "X-M5.2"],
    "check/Energie sammeln/#3": ["X-M5.1", "X-M5.3"],
    "check/Energie sammeln/#5": ["X-M5.4"],
    "check/Energie sammeln/#6": ["X-M6.1"],
    "check/Energie sammeln/#10": ["X-M4.1", "X-M6.1"],
    "check/Energie loslassen/#1": ["X-M3.1", "X-M6.1"],
    "check/Energie loslassen/#3": ["X-M2a.1"],
    "cascade/Physische Gewalt": ["X-3.1"],
    "conflict/Kampf": ["X-29.1"],
  },
  reasons: {
    "condition/bewusstlos": "„bewusstlos“ verbietet das.",
    "condition/Koma": "„Koma“ verbietet das.",
    "check/Skillwurf/#1": "Diesen Skill hat die Figur nicht gelernt.",
    "check/Skillwurf/#2": "Ohne Vitalität gelingt nichts.",
    "check/Ersatzprobe/#1": "Ohne Vitalität gelingt nichts.",
    "check/Energie loslassen/#1": "Es ist keine Energie gesammelt.",
  },
  own: [
    {
      id: "collection/Skills",
      name: "Skills",
      also: [],
      kinds: false,
      first: 13,
      places: 16,
      named: [
        "Intuition",
        "Konzentration",
        "Koordination",
        "Speed",
        "Kraft",
        "Vitalität",
        "Wille",
        "Reflexe",
        "Zauberabwehr",
        "Faustkampf",
        "Messerkampf",
        "Schießen",
        "Zauberkunst",
      ],
      taken: skillsCells,
      columns: [{
        key: "Art",
        also: [],
        clauses: [],
        shape: {
          kind: "named",
          names: [
            { name: "Reagieren", low: 0, high: 0 },
            { name: "Zauber abwehren", low: 1, high: 1 },
            { name: "waffenlos kämpfen", low: 2, high: 2 },
            { name: "bewaffnet nahkämpfen", low: 3, high: 3 },
            { name: "fernkämpfen", low: 4, high: 4 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 4],
        optional: false,
        start: null,
        list: null,
        cells: [n0Cells],
      }],
    },
    {
      id: "catalogue/Zauber",
      name: "Zauber",
      also: [],
      kinds: true,
      first: 1,
      places: 16,
      named: ["Blitzschlag"],
      taken: zauberCells,
      columns: [
        {
          key: "Zauberskill",
          also: [],
          clauses: [],
          shape: {
            kind: "named",
            names: [
              { name: "Reflexe", low: 7, high: 7 },
              { name: "Zauberabwehr", low: 8, high: 8 },
              { name: "Faustkampf", low: 9, high: 9 },
              { name: "Messerkampf", low: 10, high: 10 },
              { name: "Schießen", low: 11, high: 11 },
              { name: "Zauberkunst", low: 12, high: 12 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Skills"],
          },
          range: [7, 28],
          optional: false,
          start: null,
          list: null,
          cells: [ownCatalogueZauberZauberskill0Cells],
        },
        {
          key: "Wirkungsart",
          also: [],
          clauses: [],
          shape: { kind: "text" },
          range: [0, 0],
          optional: false,
          start: null,
          list: null,
          cells: [],
        },
      ],
    },
  ],
};

const fernkampfwaffeFacts = /* @__PURE__ */ {
  kind: "thing",
  id: "catalogue/Fernkampfwaffe",
  name: "Fernkampfwaffe",
  formerly: [],
  blank: [0, 0, 0],
  state: {
    open: openFernkampfwaffeState2,
    copy: (state) => copyFernkampfwaffeState2(state),
    close: (state, cells) => closeFernkampfwaffeState2(state, cells),
  },
  columns: { Wirkung: 0, Kurzdistanz: 1, Normaldistanz: 2 },
  fields: [
    {
      key: "Wirkung",
      also: [],
      shape: { kind: "number" },
      range: [0, 9],
      optional: false,
      cell: 0,
      entries: null,
      start: 1,
      clauses: [],
    },
    {
      key: "Kurzdistanz",
      also: [],
      shape: { kind: "number" },
      range: [0, 5000],
      optional: false,
      cell: 1,
      entries: null,
      start: null,
      clauses: [],
    },
    {
      key: "Normaldistanz",
      also: [],
      shape: { kind: "number" },
      range: [0, 5000],
      optional: false,
      cell: 2,
      entries: null,
      start: null,
      clauses: [],
    },
  ],
  lists: [],
  order: [0, 1, 2],
  must: [],
  view: [
    { key: "Wirkung", entries: null, shape: { kind: "number" }, value: (f) => f[0], clauses: [] },
    {
      key: "Kurzdistanz",
      entries: null,
      shape: { kind: "number" },
      value: (f) => f[0 + 1],
      clauses: [],
    },
    {
      key: "Normaldistanz",
      entries: null,
      shape: { kind: "number" },
      value: (f) => f[0 + 2],
      clauses: [],
    },
  ],
  holds: [],
  conditions: [],
};

const waffeFacts = /* @__PURE__ */ {
  kind: "thing",
  id: "catalogue/Waffe",
  name: "Waffe",
  formerly: [],
  blank: [0],
  state: {
    open: openWaffeState2,
    copy: (state) => copyWaffeState2(state),
    close: (state, cells) => closeWaffeState2(state, cells),
  },
  columns: { Wirkung: 0 },
  fields: [{
    key: "Wirkung",
    also: [],
    shape: { kind: "number" },
    range: [0, 9],
    optional: false,
    cell: 0,
    entries: null,
    start: 1,
    clauses: [],
  }],
  lists: [],
  order: [0],
  must: [],
  view: [{
    key: "Wirkung",
    entries: null,
    shape: { kind: "number" },
    value: (f) => f[0],
    clauses: [],
  }],
  holds: [],
  conditions: [],
};

const kampfFacts = /* @__PURE__ */ {
  kind: "sheet",
  id: "conflict/Kampf",
  name: "Kampf",
  formerly: [],
  blank: [0],
  state: {
    open: openKampfState2,
    copy: (state) => copyKampfState2(state),
    close: (state, cells) => closeKampfState2(state, cells),
  },
  columns: { $ended: 0 },
  fields: [],
  lists: [],
  own: ["collection/Skills", "catalogue/Zauber"],
  order: [],
  must: [],
  view: [],
  holds: [],
  conditions: [],
};

const figurFacts = /* @__PURE__ */ {
  kind: "sheet",
  id: "sheet/Figur",
  name: "Figur",
  formerly: [],
  blank: [
    0, 0, -1073741824, -1073741824, -1073741824, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, 0, 0, 0, 0, 0,
  ],
  state: {
    open: openFigurState2,
    copy: (state) => copyFigurState2(state),
    close: (state, cells) => closeFigurState2(state, cells),
  },
  columns: {
    Maximallevel: 0,
    Panzerung: 1,
    Trainingsfelder: 2,
    Unterricht: 5,
    "gesammelte Energie": 27,
    Eigenschaften: 28,
    "Eigenschaften/Ursprung": 35,
    Skills: 42,
    Koma: 64,
    hysterisch: 65,
    $depth: 66,
    "$fired/condition/Koma/ends": 67,
    "$fired/condition/hysterisch/ends": 68,
  },
  fields: [
    {
      key: "Name",
      also: [],
      shape: { kind: "text" },
      range: [0, 0],
      optional: false,
      cell: -1,
      entries: null,
      start: "",
      clauses: [],
    },
    {
      key: "Maximallevel",
      also: [],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      range: [0, 3],
      optional: false,
      cell: 0,
      entries: null,
      start: 3,
      clauses: ["X-2.1", "X-2.2"],
    },
    {
      key: "Panzerung",
      also: [],
      shape: { kind: "number" },
      range: [0, 9],
      optional: false,
      cell: 1,
      entries: null,
      start: 0,
      clauses: ["X-27.1"],
    },
    {
      key: "gesammelte Energie",
      also: [],
      shape: { kind: "number" },
      range: [0, 99],
      optional: false,
      cell: 27,
      entries: null,
      start: 0,
      clauses: ["X-M4.1"],
    },
    {
      key: "Eigenschaften",
      also: [],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      range: [0, 3],
      optional: false,
      cell: 28,
      entries: [
        { name: "Intuition", also: [] },
        { name: "Konzentration", also: [] },
        { name: "Koordination", also: [] },
        { name: "Speed", also: [] },
        { name: "Kraft", also: [] },
        { name: "Vitalität", also: [] },
        { name: "Wille", also: [] },
      ],
      start: (f, at) => [
        f[0 + 35],
        f[0 + 36],
        f[0 + 37],
        f[0 + 38],
        f[0 + 39],
        f[0 + 40],
        f[0 + 41],
      ][at],
      clauses: ["X-1.1", "X-10.2", "X-10.3"],
    },
    {
      key: "Ursprung",
      also: [],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      range: [0, 3],
      optional: false,
      cell: 35,
      entries: [
        { name: "Intuition", also: [] },
        { name: "Konzentration", also: [] },
        { name: "Koordination", also: [] },
        { name: "Speed", also: [] },
        { name: "Kraft", also: [] },
        { name: "Vitalität", also: [] },
        { name: "Wille", also: [] },
      ],
      start: 2,
      clauses: ["X-10.4"],
    },
    {
      key: "Skills",
      also: [],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      range: [1, 3],
      optional: true,
      cell: 42,
      entries: [
        { name: "Reflexe", also: [] },
        { name: "Zauberabwehr", also: [] },
        { name: "Faustkampf", also: [] },
        { name: "Messerkampf", also: [] },
        { name: "Schießen", also: [] },
        { name: "Zauberkunst", also: [] },
      ],
      own: [{ id: "collection/Skills", at: 6, places: 16 }],
      start: -1073741824,
      clauses: ["X-4.1"],
    },
  ],
  lists: [
    {
      key: "Trainingsfelder",
      also: [],
      of: [],
      kinds: null,
      values: {
        shape: {
          kind: "named",
          names: [
            { name: "Reflexe", low: 7, high: 7 },
            { name: "Zauberabwehr", low: 8, high: 8 },
            { name: "Faustkampf", low: 9, high: 9 },
            { name: "Messerkampf", low: 10, high: 10 },
            { name: "Schießen", low: 11, high: 11 },
            { name: "Zauberkunst", low: 12, high: 12 },
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
          own: ["collection/Skills"],
        },
        range: [0, 28],
        optional: true,
        cell: 2,
      },
      least: 0,
      most: 3,
      must: false,
      place: null,
      clauses: ["X-16.2", "X-16.3", "X-16.7"],
    },
    {
      key: "Unterricht",
      also: [],
      of: [],
      kinds: {
        cell: 5,
        names: [
          { name: "Reflexe", also: [] },
          { name: "Zauberabwehr", also: [] },
          { name: "Faustkampf", also: [] },
          { name: "Messerkampf", also: [] },
          { name: "Schießen", also: [] },
          { name: "Zauberkunst", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
          { name: "", also: [] },
        ],
        most: 99,
        own: [{ id: "collection/Skills", at: 6, places: 16 }],
      },
      values: null,
      least: 0,
      most: 1000,
      must: false,
      place: null,
      clauses: ["X-17.3"],
    },
  ],
  own: ["collection/Skills", "catalogue/Zauber"],
  order: [0, 1, 2, 3, 5, 4, 6],
  must: [],
  view: [
    {
      key: "Maximallevel",
      entries: null,
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      value: (f) => f[0],
      clauses: ["X-2.1", "X-2.2"],
    },
    {
      key: "Panzerung",
      entries: null,
      shape: { kind: "number" },
      value: (f) => f[0 + 1],
      clauses: ["X-27.1"],
    },
    {
      key: "gesammelte Energie",
      entries: null,
      shape: { kind: "number" },
      value: (f) => f[0 + 27],
      clauses: ["X-M4.1"],
    },
    {
      key: "Eigenschaften",
      entries: [
        "Intuition",
        "Konzentration",
        "Koordination",
        "Speed",
        "Kraft",
        "Vitalität",
        "Wille",
      ],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      value: (f, at) => nInFile(f, 0, at),
      clauses: ["X-2.1"],
      base: (f, at) => entryOf(f, 0 + 28, 7, at),
      lines: [{
        label: "Figur",
        rule: "sheet/Figur/#1",
        clauses: ["X-16a.1..X-16a.3"],
        counts: (f) => 1,
        amount: (f, at) => (f[0 + 2] !== $NONE && f[0 + 2] === at ? 1 : 0) +
          (f[0 + 3] !== $NONE && f[0 + 3] === at ? 1 : 0) +
          (f[0 + 4] !== $NONE && f[0 + 4] === at ? 1 : 0),
        most: (f) => Math.min(3, f[0]),
      }],
    },
    {
      key: "Ursprung",
      entries: [
        "Intuition",
        "Konzentration",
        "Koordination",
        "Speed",
        "Kraft",
        "Vitalität",
        "Wille",
      ],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      value: (f, at) => entryOf(f, 0 + 35, 7, at),
      clauses: ["X-10.4"],
    },
    {
      key: "Skills",
      entries: ["Reflexe", "Zauberabwehr", "Faustkampf", "Messerkampf", "Schießen", "Zauberkunst"],
      own: [{ id: "collection/Skills", at: 6, places: 16 }],
      shape: {
        kind: "named",
        names: [
          { name: "null", low: 0, high: 0 },
          { name: "schlecht", low: 1, high: 1 },
          { name: "gut", low: 2, high: 2 },
          { name: "sehr gut", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
      value: (f, at) => entryOf(f, 0 + 42, 22, at),
      clauses: ["X-5.1", "X-17.1"],
    },
    {
      key: "Art",
      entries: ["Reflexe", "Zauberabwehr", "Faustkampf", "Messerkampf", "Schießen", "Zauberkunst"],
      own: [{ id: "collection/Skills", at: 6, places: 16 }],
      shape: {
        kind: "named",
        names: [
          { name: "Reagieren", low: 0, high: 0 },
          { name: "Zauber abwehren", low: 1, high: 1 },
          { name: "waffenlos kämpfen", low: 2, high: 2 },
          { name: "bewaffnet nahkämpfen", low: 3, high: 3 },
          { name: "fernkämpfen", low: 4, high: 4 },
        ],
        numbers: false,
        none: null,
      },
      value: (f, at) => at < 6 ? art(at) : n0(at),
      clauses: [],
    },
  ],
  holds: [
    { name: "massive Scheibe", value: (f) => massiveScheibeInFile(f, 0) },
    { name: "zerstreut", value: (f) => zerstreutInFile(f, 0) },
    { name: "körperlos", value: (f) => körperlosInFile(f, 0) },
    { name: "immobil", value: (f) => immobilInFile(f, 0) },
    { name: "benommen", value: (f) => benommenInFile(f, 0) },
    { name: "bewusstlos", value: (f) => bewusstlosInFile(f, 0) },
    { name: "Koma", value: (f) => f[0 + 64] > 0 ? 1 : 0 },
    { name: "hysterisch", value: (f) => f[0 + 65] > 0 ? 1 : 0 },
  ],
  conditions: [
    { name: "Koma", also: [], cell: 64, levels: null, fields: [] },
    { name: "hysterisch", also: [], cell: 65, levels: null, fields: [] },
  ],
};

// What is exported.
/** Makes and checks sheets of this kind. */
export const figur = /* @__PURE__ */ $sheetDoorOf(rules, figurFacts);
/** Makes and checks things of this kind. */
export const waffe = /* @__PURE__ */ $doorOf(rules, waffeFacts);
/** Makes and checks things of this kind. */
export const fernkampfwaffe = /* @__PURE__ */ $doorOf(rules, fernkampfwaffeFacts);

/** Kontrollwurf. §X-11.1, §X-11.2 */
export const kontrollwurf = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Kontrollwurf",
  name: "Kontrollwurf",
  word: "check",
  clauses: ["X-11.1", "X-11.2"],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [
    {
      name: "Skill",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Boni",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [1],
      list: null,
    },
    {
      name: "Mali",
      usual: [0],
      clauses: ["X-15.1"],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [2],
      list: null,
    },
  ],
  givens: 3,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [
        { name: "kritischer Misserfolg", low: -1, high: -1 },
        { name: "Misserfolg", low: 0, high: 0 },
        { name: "zweifelhafter Erfolg", low: 1, high: 1 },
        { name: "Erfolg", low: 2, high: 2 },
        { name: "sehr guter Erfolg", low: 3, high: 3 },
        { name: "kritischer Erfolg", low: 4, high: 4 },
      ],
      numbers: true,
      none: null,
    },
    range: [-1, 4],
    optional: false,
  },
  values: [],
  asks: {},
  texts: [],
  play: playCheckKontrollwurf,
  odds: checkKontrollwurfOdds,
});

/** Erst einleiten, dann ausführen. Ersatzprobe. */
export const ersatzprobe = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Ersatzprobe",
  name: "Ersatzprobe",
  word: "check",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [
    {
      name: "Skill",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Boni",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [1],
      list: null,
    },
    {
      name: "Mali",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [2],
      list: null,
    },
  ],
  givens: 3,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [
        { name: "kritischer Misserfolg", low: -1, high: -1 },
        { name: "Misserfolg", low: 0, high: 0 },
        { name: "zweifelhafter Erfolg", low: 1, high: 1 },
        { name: "Erfolg", low: 2, high: 2 },
        { name: "sehr guter Erfolg", low: 3, high: 3 },
        { name: "kritischer Erfolg", low: 4, high: 4 },
      ],
      numbers: true,
      none: null,
    },
    range: [-1, 4],
    optional: false,
  },
  values: [
    {
      name: "Einleitende",
      regs: [3],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "Intuition", low: 0, high: 0 },
          { name: "Konzentration", low: 1, high: 1 },
          { name: "Koordination", low: 2, high: 2 },
          { name: "Speed", low: 3, high: 3 },
          { name: "Kraft", low: 4, high: 4 },
          { name: "Vitalität", low: 5, high: 5 },
          { name: "Wille", low: 6, high: 6 },
        ],
        numbers: false,
        none: null,
      },
    },
    {
      name: "Ausführende",
      regs: [4],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "Intuition", low: 0, high: 0 },
          { name: "Konzentration", low: 1, high: 1 },
          { name: "Koordination", low: 2, high: 2 },
          { name: "Speed", low: 3, high: 3 },
          { name: "Kraft", low: 4, high: 4 },
          { name: "Vitalität", low: 5, high: 5 },
          { name: "Wille", low: 6, high: 6 },
        ],
        numbers: false,
        none: null,
      },
    },
    {
      name: "Einleitung",
      regs: [5],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    {
      name: "Ausführung",
      regs: [7],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
  ],
  asks: {
    Einleitende: {
      label: "Einleitende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {},
    },
    Ausführende: {
      label: "Ausführende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {
        Einleitende: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        }
      },
    },
  },
  texts: [],
  play: playCheckErsatzprobe,
  odds: checkErsatzprobeOdds,
});

/** Mit Skill ein Kontrollwurf, ohne ihn zwei Eigenschaften. Probe. */
export const probe = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Probe",
  name: "Probe",
  word: "check",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [
    {
      name: "Skill",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Boni",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [1],
      list: null,
    },
    {
      name: "Mali",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [2],
      list: null,
    },
  ],
  givens: 3,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [
        { name: "kritischer Misserfolg", low: -1, high: -1 },
        { name: "Misserfolg", low: 0, high: 0 },
        { name: "zweifelhafter Erfolg", low: 1, high: 1 },
        { name: "Erfolg", low: 2, high: 2 },
        { name: "sehr guter Erfolg", low: 3, high: 3 },
        { name: "kritischer Erfolg", low: 4, high: 4 },
      ],
      numbers: true,
      none: null,
    },
    range: [-1, 4],
    optional: false,
  },
  values: [],
  asks: {
    Einleitende: {
      label: "Einleitende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {},
    },
    Ausführende: {
      label: "Ausführende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {
        Einleitende: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        }
      },
    },
  },
  texts: [],
  play: playCheckProbe,
  odds: checkProbeOdds,
});

/** Training umstellen. */
export const trainingUmstellen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Training umstellen",
  name: "Training umstellen",
  word: "procedure",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [
    {
      name: "Feld",
      usual: null,
      clauses: [],
      shape: { kind: "number" },
      range: [1, 3],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Inhalt",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
          { name: "Intuition", low: 0, high: 0 },
          { name: "Konzentration", low: 1, high: 1 },
          { name: "Koordination", low: 2, high: 2 },
          { name: "Speed", low: 3, high: 3 },
          { name: "Kraft", low: 4, high: 4 },
          { name: "Vitalität", low: 5, high: 5 },
          { name: "Wille", low: 6, high: 6 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [0, 28],
      optional: true,
      regs: [1],
      list: null,
    },
  ],
  givens: 2,
  modifiers: null,
  result: null,
  values: [],
  asks: {},
  texts: [],
  play: playCheckTrainingUmstellen,
  odds: checkTrainingUmstellenOdds,
});

/** Heilung. */
export const heilung = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Heilung",
  name: "Heilung",
  word: "procedure",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [
    {
      name: "Ziel",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Intuition", low: 0, high: 0 },
          { name: "Konzentration", low: 1, high: 1 },
          { name: "Koordination", low: 2, high: 2 },
          { name: "Speed", low: 3, high: 3 },
          { name: "Kraft", low: 4, high: 4 },
          { name: "Vitalität", low: 5, high: 5 },
          { name: "Wille", low: 6, high: 6 },
        ],
        numbers: false,
        none: null,
      },
      range: [0, 6],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Stufen",
      usual: null,
      clauses: [],
      shape: { kind: "number" },
      range: [1, 9],
      optional: false,
      regs: [1],
      list: null,
    },
  ],
  givens: 2,
  modifiers: null,
  result: null,
  values: [],
  asks: {},
  texts: [],
  play: playCheckHeilung,
  odds: checkHeilungOdds,
});

/** Nur mit Technik oder Übernatürlichem. Maximallevel ausgleichen. */
export const maximallevelAusgleichen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Maximallevel ausgleichen",
  name: "Maximallevel ausgleichen",
  word: "procedure",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [{
    name: "Stufen",
    usual: null,
    clauses: [],
    shape: { kind: "number" },
    range: [1, 3],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: null,
  values: [],
  asks: {},
  texts: [],
  play: playCheckMaximallevelAusgleichen,
  odds: checkMaximallevelAusgleichenOdds,
});

/** Würfelduell. Nahkampf. */
export const nahkampf = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Nahkampf",
  name: "Nahkampf",
  word: "action",
  clauses: [],
  slots: [
    { name: "Angreifer", of: figurFacts, from: null, fresh: false },
    { name: "Verteidiger", of: figurFacts, from: null, fresh: false },
    { name: "Angriffswaffe", of: waffeFacts, from: null, fresh: false },
    { name: "Abwehrwaffe", of: waffeFacts, from: null, fresh: false },
  ],
  params: [
    {
      name: "Angriffsskill",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Abwehrskill",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [1],
      list: null,
    },
    {
      name: "Boni",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [2],
      list: null,
    },
    {
      name: "Mali",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5],
      optional: false,
      regs: [3],
      list: null,
    },
  ],
  givens: 4,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [
        { name: "Angreifer trifft", low: 0, high: 0 },
        { name: "Verteidiger trifft", low: 1, high: 1 },
        { name: "niemand trifft", low: 2, high: 2 },
      ],
      numbers: false,
      none: null,
    },
    range: [0, 2],
    optional: false,
  },
  values: [
    { name: "Überraschung", regs: [4], list: false, shape: { kind: "yes-no" } },
    { name: "Abwehrmali", regs: [5], list: false, shape: { kind: "number" } },
    {
      name: "Angriff",
      regs: [6],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    {
      name: "Abwehr",
      regs: [7],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    { name: "Sieg", regs: [8], list: false, shape: { kind: "yes-no" } },
    { name: "Niederlage", regs: [9], list: false, shape: { kind: "yes-no" } },
    { name: "Hieb", regs: [10], list: false, shape: { kind: "number" } },
    { name: "Konter", regs: [11], list: false, shape: { kind: "number" } },
    { name: "Wunde", regs: [12], list: false, shape: { kind: "number" } },
    { name: "Gegenwunde", regs: [13], list: false, shape: { kind: "number" } },
  ],
  asks: {
    Überraschung: {
      label: "Überraschung",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: 0,
      typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
      placing: null,
      sees: {},
    },
    Einleitende: {
      label: "Einleitende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {},
    },
    Ausführende: {
      label: "Ausführende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {
        Einleitende: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        }
      },
    },
  },
  texts: [],
  play: playCheckNahkampf,
  odds: checkNahkampfOdds,
});

/** Wer das Ziel ist, kann nur ausweichen. Fernkampf. */
export const fernkampf = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Fernkampf",
  name: "Fernkampf",
  word: "action",
  clauses: [],
  slots: [
    { name: "Schütze", of: figurFacts, from: null, fresh: false },
    { name: "Ziel", of: figurFacts, from: null, fresh: false },
    { name: "Schusswaffe", of: fernkampfwaffeFacts, from: null, fresh: false },
  ],
  params: [
    {
      name: "Schusskunst",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Ausweichkunst",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Reflexe", low: 7, high: 7 },
          { name: "Zauberabwehr", low: 8, high: 8 },
          { name: "Faustkampf", low: 9, high: 9 },
          { name: "Messerkampf", low: 10, high: 10 },
          { name: "Schießen", low: 11, high: 11 },
          { name: "Zauberkunst", low: 12, high: 12 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Skills"],
      },
      range: [7, 28],
      optional: false,
      regs: [1],
      list: null,
    },
    {
      name: "Entfernung",
      usual: null,
      clauses: [],
      shape: { kind: "number" },
      range: [0, 5000],
      optional: false,
      regs: [2],
      list: null,
    },
    {
      name: "Boni",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 4],
      optional: false,
      regs: [3],
      list: null,
    },
    {
      name: "Mali",
      usual: [0],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 4],
      optional: false,
      regs: [4],
      list: null,
    },
  ],
  givens: 5,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Treffer", low: 0, high: 0 }, { name: "kein Treffer", low: 1, high: 1 }],
      numbers: false,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [
    { name: "Überraschung", regs: [5], list: false, shape: { kind: "yes-no" } },
    {
      name: "Distanz",
      regs: [6],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kurz", low: 0, high: 0 },
          { name: "normal", low: 1, high: 1 },
          { name: "lang", low: 2, high: 2 },
        ],
        numbers: false,
        none: null,
      },
    },
    { name: "alle Boni", regs: [7], list: false, shape: { kind: "number" } },
    { name: "alle Mali", regs: [8], list: false, shape: { kind: "number" } },
    {
      name: "Angriff",
      regs: [9],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    {
      name: "Gegenwehr",
      regs: [10],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    {
      name: "Ausweichwurf",
      regs: [11],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    { name: "Sieg", regs: [12], list: false, shape: { kind: "yes-no" } },
    { name: "Schuss", regs: [13], list: false, shape: { kind: "number" } },
    { name: "Wunde", regs: [14], list: false, shape: { kind: "number" } },
  ],
  asks: {
    Überraschung: {
      label: "Überraschung",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: 0,
      typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
      placing: null,
      sees: {},
    },
    Einleitende: {
      label: "Einleitende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {},
    },
    Ausführende: {
      label: "Ausführende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {
        Einleitende: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        }
      },
    },
  },
  texts: [],
  play: playCheckFernkampf,
  odds: checkFernkampfOdds,
});

/** Energie sammeln. */
export const energieSammeln = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Energie sammeln",
  name: "Energie sammeln",
  word: "action",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [{
    name: "Menge",
    usual: null,
    clauses: ["X-M1.1"],
    shape: { kind: "number" },
    range: [0, 99],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "misslungen", low: 0, high: 0 }, { name: "gelungen", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [
    { name: "Überschuss", regs: [1], list: false, shape: { kind: "number" } },
    { name: "Schaden", regs: [2], list: false, shape: { kind: "number" } },
    {
      name: "Abwehr",
      regs: [3],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
  ],
  asks: {
    Einleitende: {
      label: "Einleitende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {},
    },
    Ausführende: {
      label: "Ausführende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {
        Einleitende: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        }
      },
    },
  },
  texts: [],
  play: playCheckEnergieSammeln,
  odds: checkEnergieSammelnOdds,
});

/** Energie loslassen. */
export const energieLoslassen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Energie loslassen",
  name: "Energie loslassen",
  word: "action",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [{
    name: "Spruch",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [{ name: "Blitzschlag", low: 0, high: 0 }],
      numbers: false,
      none: null,
      own: ["catalogue/Zauber"],
    },
    range: [0, 16],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [
        { name: "kritischer Misserfolg", low: -1, high: -1 },
        { name: "Misserfolg", low: 0, high: 0 },
        { name: "zweifelhafter Erfolg", low: 1, high: 1 },
        { name: "Erfolg", low: 2, high: 2 },
        { name: "sehr guter Erfolg", low: 3, high: 3 },
        { name: "kritischer Erfolg", low: 4, high: 4 },
      ],
      numbers: true,
      none: null,
    },
    range: [-1, 4],
    optional: false,
  },
  values: [
    {
      name: "Ausführung",
      regs: [1],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "kritischer Misserfolg", low: -1, high: -1 },
          { name: "Misserfolg", low: 0, high: 0 },
          { name: "zweifelhafter Erfolg", low: 1, high: 1 },
          { name: "Erfolg", low: 2, high: 2 },
          { name: "sehr guter Erfolg", low: 3, high: 3 },
          { name: "kritischer Erfolg", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    { name: "Wirkungshöhe", regs: [2], list: false, shape: { kind: "number" } },
  ],
  asks: {
    Einleitende: {
      label: "Einleitende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {},
    },
    Ausführende: {
      label: "Ausführende",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: null,
      typed: {
        shape: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        },
        range: [0, 6],
        optional: false,
      },
      placing: null,
      sees: {
        Einleitende: {
          kind: "named",
          names: [
            { name: "Intuition", low: 0, high: 0 },
            { name: "Konzentration", low: 1, high: 1 },
            { name: "Koordination", low: 2, high: 2 },
            { name: "Speed", low: 3, high: 3 },
            { name: "Kraft", low: 4, high: 4 },
            { name: "Vitalität", low: 5, high: 5 },
            { name: "Wille", low: 6, high: 6 },
          ],
          numbers: false,
          none: null,
        }
      },
    },
  },
  texts: [],
  play: playCheckEnergieLoslassen,
  odds: checkEnergieLoslassenOdds,
});

/** Physische Gewalt. §X-3.1 */
export const physischeGewalt = /* @__PURE__ */ $actionOf(rules, {
  id: "cascade/Physische Gewalt",
  name: "Physische Gewalt",
  word: "procedure",
  clauses: ["X-3.1"],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [{
    name: "amount",
    usual: null,
    clauses: [],
    shape: { kind: "number" },
    range: [0, 9999],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: null,
  values: [],
  asks: {},
  texts: [],
  play: playCascadePhysischeGewalt,
  odds: cascadePhysischeGewaltOdds,
});

/** Chemisch, hypnotisch … Gezielte Einwirkung. */
export const gezielteEinwirkung = /* @__PURE__ */ $actionOf(rules, {
  id: "cascade/Gezielte Einwirkung",
  name: "Gezielte Einwirkung",
  word: "procedure",
  clauses: [],
  slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
  params: [
    {
      name: "amount",
      usual: null,
      clauses: [],
      shape: { kind: "number" },
      range: [0, 9999],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Ziel",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Intuition", low: 0, high: 0 },
          { name: "Konzentration", low: 1, high: 1 },
          { name: "Koordination", low: 2, high: 2 },
          { name: "Speed", low: 3, high: 3 },
          { name: "Kraft", low: 4, high: 4 },
          { name: "Vitalität", low: 5, high: 5 },
          { name: "Wille", low: 6, high: 6 },
        ],
        numbers: false,
        none: null,
      },
      range: [0, 6],
      optional: false,
      regs: [1],
      list: null,
    },
  ],
  givens: 2,
  modifiers: null,
  result: null,
  values: [],
  asks: {},
  texts: [],
  play: playCascadeGezielteEinwirkung,
  odds: cascadeGezielteEinwirkungOdds,
});

/** Wer wann handelt, ergibt das Spiel. Kampf. §X-29.1 */
export const kampf = /* @__PURE__ */ $conflictOf(rules, {
  fight: {
    id: "conflict/Kampf",
    name: "Kampf",
    sides: [{
      name: "Beteiligte",
      layout: "sheet/Figur",
      least: 2,
      most: null,
      lasting: { rounds: null, turns: null, end: null },
      able: "able@sheet/Figur",
      seat: null,
    }],
    relations: [],
    order: { kind: "free" },
    moments: { round: [], start: [], end: [], action: [] },
    turnEnds: null,
    eachTurn: null,
    actions: ["check/Nahkampf", "check/Fernkampf"],
    onceEach: [],
    ends: [],
  },
  body: kampfFacts,
  gives: null,
  sheets: [figurFacts],
  pairs: {},
  pieces: {
    "able@sheet/Figur": {
      id: "able@sheet/Figur",
      name: "able@sheet/Figur",
      word: "procedure",
      clauses: [],
      slots: [{ name: "Figur", of: figurFacts, from: null, fresh: false }],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [0, 1], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playAbleFigur,
      odds: ableFigurOdds,
      piece: true,
    }
  },
  actions: [
    {
      facts: {
        id: "check/Nahkampf",
        name: "Nahkampf",
        word: "action",
        clauses: [],
        slots: [
          { name: "Angreifer", of: figurFacts, from: null, fresh: false },
          { name: "Verteidiger", of: figurFacts, from: null, fresh: false },
          { name: "Angriffswaffe", of: waffeFacts, from: null, fresh: false },
          { name: "Abwehrwaffe", of: waffeFacts, from: null, fresh: false },
        ],
        params: [
          {
            name: "Angriffsskill",
            usual: null,
            clauses: [],
            shape: {
              kind: "named",
              names: [
                { name: "Reflexe", low: 7, high: 7 },
                { name: "Zauberabwehr", low: 8, high: 8 },
                { name: "Faustkampf", low: 9, high: 9 },
                { name: "Messerkampf", low: 10, high: 10 },
                { name: "Schießen", low: 11, high: 11 },
                { name: "Zauberkunst", low: 12, high: 12 },
              ],
              numbers: false,
              none: null,
              own: ["collection/Skills"],
            },
            range: [7, 28],
            optional: false,
            regs: [0],
            list: null,
          },
          {
            name: "Abwehrskill",
            usual: null,
            clauses: [],
            shape: {
              kind: "named",
              names: [
                { name: "Reflexe", low: 7, high: 7 },
                { name: "Zauberabwehr", low: 8, high: 8 },
                { name: "Faustkampf", low: 9, high: 9 },
                { name: "Messerkampf", low: 10, high: 10 },
                { name: "Schießen", low: 11, high: 11 },
                { name: "Zauberkunst", low: 12, high: 12 },
              ],
              numbers: false,
              none: null,
              own: ["collection/Skills"],
            },
            range: [7, 28],
            optional: false,
            regs: [1],
            list: null,
          },
          {
            name: "Boni",
            usual: [0],
            clauses: [],
            shape: { kind: "number" },
            range: [0, 5],
            optional: false,
            regs: [2],
            list: null,
          },
          {
            name: "Mali",
            usual: [0],
            clauses: [],
            shape: { kind: "number" },
            range: [0, 5],
            optional: false,
            regs: [3],
            list: null,
          },
        ],
        givens: 4,
        modifiers: null,
        result: {
          shape: {
            kind: "named",
            names: [
              { name: "Angreifer trifft", low: 0, high: 0 },
              { name: "Verteidiger trifft", low: 1, high: 1 },
              { name: "niemand trifft", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          range: [0, 2],
          optional: false,
        },
        values: [
          { name: "Überraschung", regs: [4], list: false, shape: { kind: "yes-no" } },
          { name: "Abwehrmali", regs: [5], list: false, shape: { kind: "number" } },
          {
            name: "Angriff",
            regs: [6],
            list: false,
            shape: {
              kind: "named",
              names: [
                { name: "kritischer Misserfolg", low: -1, high: -1 },
                { name: "Misserfolg", low: 0, high: 0 },
                { name: "zweifelhafter Erfolg", low: 1, high: 1 },
                { name: "Erfolg", low: 2, high: 2 },
                { name: "sehr guter Erfolg", low: 3, high: 3 },
                { name: "kritischer Erfolg", low: 4, high: 4 },
              ],
              numbers: true,
              none: null,
            },
          },
          {
            name: "Abwehr",
            regs: [7],
            list: false,
            shape: {
              kind: "named",
              names: [
                { name: "kritischer Misserfolg", low: -1, high: -1 },
                { name: "Misserfolg", low: 0, high: 0 },
                { name: "zweifelhafter Erfolg", low: 1, high: 1 },
                { name: "Erfolg", low: 2, high: 2 },
                { name: "sehr guter Erfolg", low: 3, high: 3 },
                { name: "kritischer Erfolg", low: 4, high: 4 },
              ],
              numbers: true,
              none: null,
            },
          },
          { name: "Sieg", regs: [8], list: false, shape: { kind: "yes-no" } },
          { name: "Niederlage", regs: [9], list: false, shape: { kind: "yes-no" } },
          { name: "Hieb", regs: [10], list: false, shape: { kind: "number" } },
          { name: "Konter", regs: [11], list: false, shape: { kind: "number" } },
          { name: "Wunde", regs: [12], list: false, shape: { kind: "number" } },
          { name: "Gegenwunde", regs: [13], list: false, shape: { kind: "number" } },
        ],
        asks: {
          Überraschung: {
            label: "Überraschung",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: 0,
            typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
            placing: null,
            sees: {},
          },
          Einleitende: {
            label: "Einleitende",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: null,
            typed: {
              shape: {
                kind: "named",
                names: [
                  { name: "Intuition", low: 0, high: 0 },
                  { name: "Konzentration", low: 1, high: 1 },
                  { name: "Koordination", low: 2, high: 2 },
                  { name: "Speed", low: 3, high: 3 },
                  { name: "Kraft", low: 4, high: 4 },
                  { name: "Vitalität", low: 5, high: 5 },
                  { name: "Wille", low: 6, high: 6 },
                ],
                numbers: false,
                none: null,
              },
              range: [0, 6],
              optional: false,
            },
            placing: null,
            sees: {},
          },
          Ausführende: {
            label: "Ausführende",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: null,
            typed: {
              shape: {
                kind: "named",
                names: [
                  { name: "Intuition", low: 0, high: 0 },
                  { name: "Konzentration", low: 1, high: 1 },
                  { name: "Koordination", low: 2, high: 2 },
                  { name: "Speed", low: 3, high: 3 },
                  { name: "Kraft", low: 4, high: 4 },
                  { name: "Vitalität", low: 5, high: 5 },
                  { name: "Wille", low: 6, high: 6 },
                ],
                numbers: false,
                none: null,
              },
              range: [0, 6],
              optional: false,
            },
            placing: null,
            sees: {
              Einleitende: {
                kind: "named",
                names: [
                  { name: "Intuition", low: 0, high: 0 },
                  { name: "Konzentration", low: 1, high: 1 },
                  { name: "Koordination", low: 2, high: 2 },
                  { name: "Speed", low: 3, high: 3 },
                  { name: "Kraft", low: 4, high: 4 },
                  { name: "Vitalität", low: 5, high: 5 },
                  { name: "Wille", low: 6, high: 6 },
                ],
                numbers: false,
                none: null,
              }
            },
          },
        },
        texts: [],
        play: playCheckNahkampf,
        odds: checkNahkampfOdds,
      },
      self: "Angreifer",
      against: "Verteidiger",
      conflict: null,
      params: ["Angriffsskill", "Abwehrskill", "Angriffswaffe", "Abwehrwaffe", "Boni", "Mali"],
    },
    {
      facts: {
        id: "check/Fernkampf",
        name: "Fernkampf",
        word: "action",
        clauses: [],
        slots: [
          { name: "Schütze", of: figurFacts, from: null, fresh: false },
          { name: "Ziel", of: figurFacts, from: null, fresh: false },
          { name: "Schusswaffe", of: fernkampfwaffeFacts, from: null, fresh: false },
        ],
        params: [
          {
            name: "Schusskunst",
            usual: null,
            clauses: [],
            shape: {
              kind: "named",
              names: [
                { name: "Reflexe", low: 7, high: 7 },
                { name: "Zauberabwehr", low: 8, high: 8 },
                { name: "Faustkampf", low: 9, high: 9 },
                { name: "Messerkampf", low: 10, high: 10 },
                { name: "Schießen", low: 11, high: 11 },
                { name: "Zauberkunst", low: 12, high: 12 },
              ],
              numbers: false,
              none: null,
              own: ["collection/Skills"],
            },
            range: [7, 28],
            optional: false,
            regs: [0],
            list: null,
          },
          {
            name: "Ausweichkunst",
            usual: null,
            clauses: [],
            shape: {
              kind: "named",
              names: [
                { name: "Reflexe", low: 7, high: 7 },
                { name: "Zauberabwehr", low: 8, high: 8 },
                { name: "Faustkampf", low: 9, high: 9 },
                { name: "Messerkampf", low: 10, high: 10 },
                { name: "Schießen", low: 11, high: 11 },
                { name: "Zauberkunst", low: 12, high: 12 },
              ],
              numbers: false,
              none: null,
              own: ["collection/Skills"],
            },
            range: [7, 28],
            optional: false,
            regs: [1],
            list: null,
          },
          {
            name: "Entfernung",
            usual: null,
            clauses: [],
            shape: { kind: "number" },
            range: [0, 5000],
            optional: false,
            regs: [2],
            list: null,
          },
          {
            name: "Boni",
            usual: [0],
            clauses: [],
            shape: { kind: "number" },
            range: [0, 4],
            optional: false,
            regs: [3],
            list: null,
          },
          {
            name: "Mali",
            usual: [0],
            clauses: [],
            shape: { kind: "number" },
            range: [0, 4],
            optional: false,
            regs: [4],
            list: null,
          },
        ],
        givens: 5,
        modifiers: null,
        result: {
          shape: {
            kind: "named",
            names: [
              { name: "Treffer", low: 0, high: 0 },
              { name: "kein Treffer", low: 1, high: 1 },
            ],
            numbers: false,
            none: null,
          },
          range: [0, 1],
          optional: false,
        },
        values: [
          { name: "Überraschung", regs: [5], list: false, shape: { kind: "yes-no" } },
          {
            name: "Distanz",
            regs: [6],
            list: false,
            shape: {
              kind: "named",
              names: [
                { name: "kurz", low: 0, high: 0 },
                { name: "normal", low: 1, high: 1 },
                { name: "lang", low: 2, high: 2 },
              ],
              numbers: false,
              none: null,
            },
          },
          { name: "alle Boni", regs: [7], list: false, shape: { kind: "number" } },
          { name: "alle Mali", regs: [8], list: false, shape: { kind: "number" } },
          {
            name: "Angriff",
            regs: [9],
            list: false,
            shape: {
              kind: "named",
              names: [
                { name: "kritischer Misserfolg", low: -1, high: -1 },
                { name: "Misserfolg", low: 0, high: 0 },
                { name: "zweifelhafter Erfolg", low: 1, high: 1 },
                { name: "Erfolg", low: 2, high: 2 },
                { name: "sehr guter Erfolg", low: 3, high: 3 },
                { name: "kritischer Erfolg", low: 4, high: 4 },
              ],
              numbers: true,
              none: null,
            },
          },
          {
            name: "Gegenwehr",
            regs: [10],
            list: false,
            shape: {
              kind: "named",
              names: [
                { name: "kritischer Misserfolg", low: -1, high: -1 },
                { name: "Misserfolg", low: 0, high: 0 },
                { name: "zweifelhafter Erfolg", low: 1, high: 1 },
                { name: "Erfolg", low: 2, high: 2 },
                { name: "sehr guter Erfolg", low: 3, high: 3 },
                { name: "kritischer Erfolg", low: 4, high: 4 },
              ],
              numbers: true,
              none: null,
            },
          },
          {
            name: "Ausweichwurf",
            regs: [11],
            list: false,
            shape: {
              kind: "named",
              names: [
                { name: "kritischer Misserfolg", low: -1, high: -1 },
                { name: "Misserfolg", low: 0, high: 0 },
                { name: "zweifelhafter Erfolg", low: 1, high: 1 },
                { name: "Erfolg", low: 2, high: 2 },
                { name: "sehr guter Erfolg", low: 3, high: 3 },
                { name: "kritischer Erfolg", low: 4, high: 4 },
              ],
              numbers: true,
              none: null,
            },
          },
          { name: "Sieg", regs: [12], list: false, shape: { kind: "yes-no" } },
          { name: "Schuss", regs: [13], list: false, shape: { kind: "number" } },
          { name: "Wunde", regs: [14], list: false, shape: { kind: "number" } },
        ],
        asks: {
          Überraschung: {
            label: "Überraschung",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: 0,
            typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
            placing: null,
            sees: {},
          },
          Einleitende: {
            label: "Einleitende",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: null,
            typed: {
              shape: {
                kind: "named",
                names: [
                  { name: "Intuition", low: 0, high: 0 },
                  { name: "Konzentration", low: 1, high: 1 },
                  { name: "Koordination", low: 2, high: 2 },
                  { name: "Speed", low: 3, high: 3 },
                  { name: "Kraft", low: 4, high: 4 },
                  { name: "Vitalität", low: 5, high: 5 },
                  { name: "Wille", low: 6, high: 6 },
                ],
                numbers: false,
                none: null,
              },
              range: [0, 6],
              optional: false,
            },
            placing: null,
            sees: {},
          },
          Ausführende: {
            label: "Ausführende",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: null,
            typed: {
              shape: {
                kind: "named",
                names: [
                  { name: "Intuition", low: 0, high: 0 },
                  { name: "Konzentration", low: 1, high: 1 },
                  { name: "Koordination", low: 2, high: 2 },
                  { name: "Speed", low: 3, high: 3 },
                  { name: "Kraft", low: 4, high: 4 },
                  { name: "Vitalität", low: 5, high: 5 },
                  { name: "Wille", low: 6, high: 6 },
                ],
                numbers: false,
                none: null,
              },
              range: [0, 6],
              optional: false,
            },
            placing: null,
            sees: {
              Einleitende: {
                kind: "named",
                names: [
                  { name: "Intuition", low: 0, high: 0 },
                  { name: "Konzentration", low: 1, high: 1 },
                  { name: "Koordination", low: 2, high: 2 },
                  { name: "Speed", low: 3, high: 3 },
                  { name: "Kraft", low: 4, high: 4 },
                  { name: "Vitalität", low: 5, high: 5 },
                  { name: "Wille", low: 6, high: 6 },
                ],
                numbers: false,
                none: null,
              }
            },
          },
        },
        texts: [],
        play: playCheckFernkampf,
        odds: checkFernkampfOdds,
      },
      self: "Schütze",
      against: "Ziel",
      conflict: null,
      params: ["Schusskunst", "Ausweichkunst", "Schusswaffe", "Entfernung", "Boni", "Mali"],
    },
  ],
  tactics: [],
  texts: {
    ended: "Kampf ist zu Ende.",
    closed: "In Kampf ist gerade kein Zug offen.",
    turn: "Jetzt ist jemand anderes am Zug.",
    actions: "Das ist keine Aktion in Kampf.",
    once: "Das geht in diesem Zug nur einmal.",
    left: "Wer nicht an Kampf teilnimmt, kann das nicht.",
  },
});

/** Sheets, things, actions and conflicts with their fields and parameters, in the order of the text: enough to draw forms. */
export const meta = /* @__PURE__ */ $metaOf(
  rules,
  [
    {
      door: figur,
      constant: "figur",
      groups: [
        {
          title: [],
          fields: [
            { key: "Name" },
            { key: "Maximallevel", about: "Höher steigt keine Eigenschaft." },
            { key: "Panzerung" },
          ],
        },
        {
          title: ["Training"],
          fields: [
            { key: "Trainingsfelder", about: "Die Zeit zwischen den Szenen." },
            { key: "Unterricht", about: "Wofür ein Lehrer oder ein Buch da ist." },
          ],
        },
        { title: ["Magie"], fields: [{ key: "gesammelte Energie", look: "bar" }] },
        { title: ["Eigenschaften"], fields: [{ key: "Eigenschaften" }, { key: "Ursprung" }] },
        {
          title: ["Skills"],
          fields: [{ key: "Skills", about: "Was eine Figur lernen kann." }, { key: "Art" }],
        },
      ],
    },
    { door: waffe, constant: "waffe", groups: [{ title: [], fields: [{ key: "Wirkung" }] }] },
    {
      door: fernkampfwaffe,
      constant: "fernkampfwaffe",
      groups: [{
        title: [],
        fields: [
          { key: "Wirkung" },
          { key: "Kurzdistanz", unit: "m" },
          { key: "Normaldistanz", unit: "m" },
        ],
      }],
    },
  ],
  [
    {
      action: kontrollwurf,
      constant: "kontrollwurf",
      about: { Boni: "je Bonus ein Neuwurf", Mali: "je Malus ein Erfolg mehr" },
    },
    { action: ersatzprobe, constant: "ersatzprobe", about: {} },
    { action: probe, constant: "probe", about: {} },
    { action: trainingUmstellen, constant: "trainingUmstellen", about: {} },
    { action: heilung, constant: "heilung", about: {} },
    { action: maximallevelAusgleichen, constant: "maximallevelAusgleichen", about: {} },
    { action: nahkampf, constant: "nahkampf", about: {} },
    { action: fernkampf, constant: "fernkampf", about: { Mali: "etwa Deckung" } },
    { action: energieSammeln, constant: "energieSammeln", about: { Menge: "so viel man will" } },
    { action: energieLoslassen, constant: "energieLoslassen", about: {} },
    { action: physischeGewalt, constant: "physischeGewalt", about: {} },
    { action: gezielteEinwirkung, constant: "gezielteEinwirkung", about: {} },
  ],
  /* @__PURE__ */ $conflictsMeta(rules, [{
    conflict: kampf,
    constant: "kampf",
    clause: "X-29.1",
    groups: [],
  }]),
);

/** Everything the sheet can do, and why not. `given`: what is known already, by roles and parameters. */
export const actions = /* @__PURE__ */ $actionsOf(rules, [
  { action: kontrollwurf, constant: "kontrollwurf" },
  { action: ersatzprobe, constant: "ersatzprobe" },
  { action: probe, constant: "probe" },
  { action: trainingUmstellen, constant: "trainingUmstellen" },
  { action: heilung, constant: "heilung" },
  { action: maximallevelAusgleichen, constant: "maximallevelAusgleichen" },
  { action: nahkampf, constant: "nahkampf" },
  { action: fernkampf, constant: "fernkampf" },
  { action: energieSammeln, constant: "energieSammeln" },
  { action: energieLoslassen, constant: "energieLoslassen" },
  { action: physischeGewalt, constant: "physischeGewalt" },
  { action: gezielteEinwirkung, constant: "gezielteEinwirkung" },
]);

export { $dice as dice, $text as text, $RuleError as RuleError };
// Working states of a call, and the ways in.

function openFigurState2(cells) {
  return {
    Maximallevel: cells[0],
    Panzerung: cells[1],
    Trainingsfelder: cells.slice(2, 5),
    Unterricht: cells.slice(5, 27),
    "gesammelte Energie": cells[27],
    Eigenschaften: cells.slice(28, 35),
    Ursprung: cells.slice(35, 42),
    Skills: cells.slice(42, 64),
    Koma: cells[64],
    hysterisch: cells[65],
    $depth: cells[66],
    "$fired/condition/Koma/ends": cells[67],
    "$fired/condition/hysterisch/ends": cells[68],
  };
}

function copyFigurState2(state) {
  return {
    Maximallevel: state.Maximallevel,
    Panzerung: state.Panzerung,
    Trainingsfelder: state.Trainingsfelder,
    Unterricht: state.Unterricht,
    "gesammelte Energie": state["gesammelte Energie"],
    Eigenschaften: state.Eigenschaften,
    Ursprung: state.Ursprung,
    Skills: state.Skills,
    Koma: state.Koma,
    hysterisch: state.hysterisch,
    $depth: state.$depth,
    "$fired/condition/Koma/ends": state["$fired/condition/Koma/ends"],
    "$fired/condition/hysterisch/ends": state["$fired/condition/hysterisch/ends"],
  };
}

function closeFigurState2(state, cells) {
  cells[0] = state.Maximallevel;
  cells[1] = state.Panzerung;
  for (let i = 0; i < 3; i++) cells[2 + i] = state.Trainingsfelder[i];
  for (let i = 0; i < 22; i++) cells[5 + i] = state.Unterricht[i];
  cells[27] = state["gesammelte Energie"];
  for (let i = 0; i < 7; i++) cells[28 + i] = state.Eigenschaften[i];
  for (let i = 0; i < 7; i++) cells[35 + i] = state.Ursprung[i];
  for (let i = 0; i < 22; i++) cells[42 + i] = state.Skills[i];
  cells[64] = state.Koma;
  cells[65] = state.hysterisch;
  cells[66] = state.$depth;
  cells[67] = state["$fired/condition/Koma/ends"];
  cells[68] = state["$fired/condition/hysterisch/ends"];
}

function openKampfState2(cells) {
  return {
    $ended: cells[0],
  };
}

function copyKampfState2(state) {
  return {
    $ended: state.$ended,
  };
}

function closeKampfState2(state, cells) {
  cells[0] = state.$ended;
}

function openWaffeState2(cells) {
  return {
    Wirkung: cells[0],
  };
}

function copyWaffeState2(state) {
  return {
    Wirkung: state.Wirkung,
  };
}

function closeWaffeState2(state, cells) {
  cells[0] = state.Wirkung;
}

function openFernkampfwaffeState2(cells) {
  return {
    Wirkung: cells[0],
    Kurzdistanz: cells[1],
    Normaldistanz: cells[2],
  };
}

function copyFernkampfwaffeState2(state) {
  return {
    Wirkung: state.Wirkung,
    Kurzdistanz: state.Kurzdistanz,
    Normaldistanz: state.Normaldistanz,
  };
}

function closeFernkampfwaffeState2(state, cells) {
  cells[0] = state.Wirkung;
  cells[1] = state.Kurzdistanz;
  cells[2] = state.Normaldistanz;
}

function playCascadePhysischeGewalt(io, states, givens) {
  if (io.note === undefined) cascadePhysischeGewalt(states[0], givens[
    0
  ]); else cascadePhysischeGewaltNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playCascadeGezielteEinwirkung(io, states, givens) {
  if (io.note === undefined) cascadeGezielteEinwirkung(states[0], givens[0], givens[
    1
  ]); else cascadeGezielteEinwirkungNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
    givens[1],
  );
  return $NONE;
}

function playCheckKontrollwurf(io, states, givens) {
  return io.note === undefined
    ? checkKontrollwurf(io, states[0], givens[0], givens[1], givens[2])
    : checkKontrollwurfNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
      );
}

function playCheckErsatzprobe(io, states, givens) {
  return io.note === undefined
    ? checkErsatzprobe(io, states[0], givens[0], givens[1], givens[2])
    : checkErsatzprobeNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
      );
}

function playCheckProbe(io, states, givens) {
  return io.note === undefined
    ? checkProbe(io, states[0], givens[0], givens[1], givens[2])
    : checkProbeNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
      );
}

function playCheckTrainingUmstellen(io, states, givens) {
  if (io.note === undefined) checkTrainingUmstellen(states[0], givens[0], givens[
    1
  ]); else checkTrainingUmstellenNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
    givens[1],
  );
  return $NONE;
}

function playCheckHeilung(io, states, givens) {
  if (io.note === undefined) checkHeilung(states[0], givens[0], givens[1]); else checkHeilungNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
    givens[1],
  );
  return $NONE;
}

function playCheckMaximallevelAusgleichen(io, states, givens) {
  if (io.note === undefined) checkMaximallevelAusgleichen(states[0], givens[
    0
  ]); else checkMaximallevelAusgleichenNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playCheckNahkampf(io, states, givens) {
  return io.note === undefined
    ? checkNahkampf(
        io,
        states[0],
        states[1],
        states[2],
        states[3],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
      )
    : checkNahkampfNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
        states[2],
        states[3],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
      );
}

function playCheckFernkampf(io, states, givens) {
  return io.note === undefined
    ? checkFernkampf(
        io,
        states[0],
        states[1],
        states[2],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
      )
    : checkFernkampfNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
        states[2],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
      );
}

function playCheckEnergieSammeln(io, states, givens) {
  return io.note === undefined
    ? checkEnergieSammeln(io, states[0], givens[0])
    : checkEnergieSammelnNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
      );
}

function playCheckEnergieLoslassen(io, states, givens) {
  return io.note === undefined
    ? checkEnergieLoslassen(io, states[0], givens[0])
    : checkEnergieLoslassenNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
      );
}

function playAbleFigur(io, states, givens) {
  return io.note === undefined
    ? ableFigur(states[0])
    : ableFigurNoted(io, io.note, states.map((state) => states.indexOf(state)), states[0]);
}

// The same play, told step by step for a trace.

/** cascade/Physische Gewalt, told step by step. §X-3.1 */
function cascadePhysischeGewaltNoted(io, note, roots, figur2, amount) {
  let rest = Math.max(0, amount);
  note({ origin: "cascade/Physische Gewalt", kind: "let", to: 1, value: rest });
  let genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[4]));
  note({ origin: "cascade/Physische Gewalt", kind: "let", to: 2, value: genommen });
  if (genommen > 0) {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: 0 });
    const args = [4, figur2.Eigenschaften[4] - genommen];
    note({
      origin: "cascade/Physische Gewalt",
      kind: "call",
      plan: "write/sheet/Figur/Eigenschaften",
      slots: [roots[0]],
      args: args,
    });
    writeFigurEigenschaftenNoted(io, note, [roots[0]], figur2, args[0], args[1]);
    note({
      origin: "cascade/Physische Gewalt",
      kind: "return",
      plan: "write/sheet/Figur/Eigenschaften",
      result: $NONE,
      to: -1,
    });
    rest = rest - genommen;
    note({ origin: "cascade/Physische Gewalt", kind: "let", to: 1, value: rest });
  } else {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: -1 });
  }
  genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[5]));
  note({ origin: "cascade/Physische Gewalt", kind: "let", to: 2, value: genommen });
  if (genommen > 0) {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: 0 });
    const args2 = [5, figur2.Eigenschaften[5] - genommen];
    note({
      origin: "cascade/Physische Gewalt",
      kind: "call",
      plan: "write/sheet/Figur/Eigenschaften",
      slots: [roots[0]],
      args: args2,
    });
    writeFigurEigenschaftenNoted(io, note, [roots[0]], figur2, args2[0], args2[1]);
    note({
      origin: "cascade/Physische Gewalt",
      kind: "return",
      plan: "write/sheet/Figur/Eigenschaften",
      result: $NONE,
      to: -1,
    });
    rest = rest - genommen;
    note({ origin: "cascade/Physische Gewalt", kind: "let", to: 1, value: rest });
  } else {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: -1 });
  }
  genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[6]));
  note({ origin: "cascade/Physische Gewalt", kind: "let", to: 2, value: genommen });
  if (genommen > 0) {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: 0 });
    const args3 = [6, figur2.Eigenschaften[6] - genommen];
    note({
      origin: "cascade/Physische Gewalt",
      kind: "call",
      plan: "write/sheet/Figur/Eigenschaften",
      slots: [roots[0]],
      args: args3,
    });
    writeFigurEigenschaftenNoted(io, note, [roots[0]], figur2, args3[0], args3[1]);
    note({
      origin: "cascade/Physische Gewalt",
      kind: "return",
      plan: "write/sheet/Figur/Eigenschaften",
      result: $NONE,
      to: -1,
    });
    rest = rest - genommen;
    note({ origin: "cascade/Physische Gewalt", kind: "let", to: 1, value: rest });
  } else {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: -1 });
  }
  genommen = Math.min(rest, Math.max(0, figur2.Maximallevel));
  note({ origin: "cascade/Physische Gewalt", kind: "let", to: 2, value: genommen });
  if (genommen > 0) {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: 0 });
    const args4 = [0, figur2.Maximallevel - genommen];
    note({
      origin: "cascade/Physische Gewalt",
      kind: "call",
      plan: "write/sheet/Figur/Maximallevel",
      slots: [roots[0]],
      args: args4,
    });
    writeFigurMaximallevelNoted(io, note, [roots[0]], figur2, args4[0], args4[1]);
    note({
      origin: "cascade/Physische Gewalt",
      kind: "return",
      plan: "write/sheet/Figur/Maximallevel",
      result: $NONE,
      to: -1,
    });
    rest = rest - genommen;
    note({ origin: "cascade/Physische Gewalt", kind: "let", to: 1, value: rest });
  } else {
    note({ origin: "cascade/Physische Gewalt", kind: "branch", arm: -1 });
  }
}

/** cascade/Gezielte Einwirkung, told step by step. */
function cascadeGezielteEinwirkungNoted(io, note, roots, figur2, amount, ziel) {
  let rest = Math.max(0, amount);
  note({ origin: "cascade/Gezielte Einwirkung", kind: "let", to: 2, value: rest });
  const genommen = Math.min(rest, Math.max(0, figur2.Eigenschaften[ziel] ?? $NONE));
  note({ origin: "cascade/Gezielte Einwirkung", kind: "let", to: 3, value: genommen });
  if (genommen > 0) {
    note({ origin: "cascade/Gezielte Einwirkung", kind: "branch", arm: 0 });
    const args = [ziel, (figur2.Eigenschaften[ziel] ?? $NONE) - genommen];
    note({
      origin: "cascade/Gezielte Einwirkung",
      kind: "call",
      plan: "write/sheet/Figur/Eigenschaften",
      slots: [roots[0]],
      args: args,
    });
    writeFigurEigenschaftenNoted(io, note, [roots[0]], figur2, args[0], args[1]);
    note({
      origin: "cascade/Gezielte Einwirkung",
      kind: "return",
      plan: "write/sheet/Figur/Eigenschaften",
      result: $NONE,
      to: -1,
    });
    rest = rest - genommen;
    note({ origin: "cascade/Gezielte Einwirkung", kind: "let", to: 2, value: rest });
  } else {
    note({ origin: "cascade/Gezielte Einwirkung", kind: "branch", arm: -1 });
  }
  if (rest > 0) {
    note({ origin: "cascade/Gezielte Einwirkung", kind: "branch", arm: 0 });
    const args2 = [rest];
    note({
      origin: "cascade/Gezielte Einwirkung",
      kind: "call",
      plan: "cascade/Physische Gewalt",
      slots: [roots[0]],
      args: args2,
    });
    cascadePhysischeGewaltNoted(io, note, [roots[0]], figur2, args2[0]);
    note({
      origin: "cascade/Gezielte Einwirkung",
      kind: "return",
      plan: "cascade/Physische Gewalt",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "cascade/Gezielte Einwirkung", kind: "branch", arm: -1 });
  }
}

/** check/Eigenschaftswurf, told step by step. */
function eigenschaftswurfNoted(io, note, roots, figur2, eigenschaft, out = { auge: $NONE }) {
  if (n(figur2, eigenschaft) === 0) {
    note({ origin: "check/Eigenschaftswurf/#1", kind: "branch", arm: 0 });
    const result2 = 0;
    note({ origin: "check/Eigenschaftswurf/#1", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Eigenschaftswurf/#1", kind: "branch", arm: -1 });
  }
  const pool = pools[0];
  out.auge = io.roll(pool, "Auge");
  note({
    origin: "check/Eigenschaftswurf/#2",
    kind: "draw",
    to: [1],
    values: [out.auge],
    pool: pool,
  });
  const result3 = modus0(out.auge, wurfstufe(n(figur2, eigenschaft)));
  note({ origin: "check/Eigenschaftswurf/#3", kind: "end", result: result3 });
  return result3;
}

/** check/Skillwurf/$again, told step by step. */
function skillwurfAgainNoted(io, note, roots, figur2, skill) {
  const pool = pools[0];
  const auge = io.roll(pool, "Auge");
  note({ origin: "check/Skillwurf/#3", kind: "draw", to: [1], values: [auge], pool: pool });
  const stand = wurfstufe(beherrschung(figur2, figur2.Skills[skill - 7] ?? $NONE));
  note({ origin: "check/Skillwurf/#4", kind: "let", to: 2, value: stand });
  if (
    auge === 1 &&
      stand > 1 &&
      !(
        figur2.Trainingsfelder[0] !== $NONE && skill === figur2.Trainingsfelder[0] ||
          figur2.Trainingsfelder[1] !== $NONE && skill === figur2.Trainingsfelder[1] ||
          figur2.Trainingsfelder[2] !== $NONE && skill === figur2.Trainingsfelder[2]
      )
  ) {
    note({ origin: "check/Skillwurf/#5", kind: "branch", arm: 0 });
    const args = [skill - 7, stand - 1];
    note({
      origin: "check/Skillwurf/#5",
      kind: "call",
      plan: "write/sheet/Figur/Skills",
      slots: [roots[0]],
      args: args,
    });
    writeFigurSkillsNoted(io, note, [roots[0]], figur2, args[0], args[1]);
    note({
      origin: "check/Skillwurf/#5",
      kind: "return",
      plan: "write/sheet/Figur/Skills",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Skillwurf/#5", kind: "branch", arm: -1 });
  }
  if (auge === 6 && (figur2.Skills[skill - 7] ?? $NONE) < n(figur2, 5)) {
    note({ origin: "check/Skillwurf/#6", kind: "branch", arm: 0 });
    const args2 = [
      skill - 7,
      (figur2.Skills[skill - 7] ?? $NONE) === $NONE
        ? $NONE
        : (figur2.Skills[skill - 7] ?? $NONE) + 1,
    ];
    note({
      origin: "check/Skillwurf/#6",
      kind: "call",
      plan: "write/sheet/Figur/Skills",
      slots: [roots[0]],
      args: args2,
    });
    writeFigurSkillsNoted(io, note, [roots[0]], figur2, args2[0], args2[1]);
    note({
      origin: "check/Skillwurf/#6",
      kind: "return",
      plan: "write/sheet/Figur/Skills",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Skillwurf/#6", kind: "branch", arm: -1 });
  }
  const result2 = modus0(auge, stand);
  note({ origin: "check/Skillwurf/#7", kind: "end", result: result2 });
  return result2;
}

/** check/Kontrollwurf, told step by step. §X-11.1 §X-11.2 */
function checkKontrollwurfNoted(io, note, roots, figur2, skill, boni, mali) {
  if ((figur2.Skills[skill - 7] ?? $NONE) === $NONE) {
    note({ origin: "check/Skillwurf/#1", kind: "refuse", why: "check/Skillwurf/#1" });
    throw new $Refusal("check/Skillwurf/#1", "check/Skillwurf/#1");
  }
  if (beherrschung(figur2, figur2.Skills[skill - 7] ?? $NONE) <= 0) {
    note({ origin: "check/Skillwurf/#2", kind: "refuse", why: "check/Skillwurf/#2" });
    throw new $Refusal("check/Skillwurf/#2", "check/Skillwurf/#2");
  }
  let erfolge = 0;
  note({ origin: "check/Kontrollwurf/#1", kind: "let", to: 4, value: erfolge });
  let neuwürfe = boni;
  note({ origin: "check/Kontrollwurf/#1", kind: "let", to: 5, value: neuwürfe });
  let ergebnis = $NONE;
  let round = 0;
  while (true) {
    io.round("check/Kontrollwurf/#1");
    round++;
    note({ origin: "check/Kontrollwurf/#1", kind: "round", round: round });
    const args = [skill];
    note({
      origin: "check/Kontrollwurf/#1",
      kind: "call",
      plan: "check/Skillwurf/$again",
      slots: [roots[0]],
      args: args,
    });
    const given = skillwurfAgainNoted(io, note, [roots[0]], figur2, args[0]);
    ergebnis = given;
    note({
      origin: "check/Kontrollwurf/#1",
      kind: "return",
      plan: "check/Skillwurf/$again",
      result: given,
      to: 3,
    });
    if (ergebnis >= 1) {
      note({ origin: "check/Kontrollwurf/#1", kind: "branch", arm: 0 });
      erfolge = erfolge + 1;
      note({ origin: "check/Kontrollwurf/#1", kind: "let", to: 4, value: erfolge });
      if (1 + mali <= erfolge) {
        note({ origin: "check/Kontrollwurf/#1", kind: "branch", arm: 0 });
        break;
      } else {
        note({ origin: "check/Kontrollwurf/#1", kind: "branch", arm: -1 });
      }
    } else if (neuwürfe <= 0) {
      note({ origin: "check/Kontrollwurf/#1", kind: "branch", arm: 1 });
      break;
    } else {
      note({ origin: "check/Kontrollwurf/#1", kind: "branch", arm: -1 });
      neuwürfe = neuwürfe - 1;
      note({ origin: "check/Kontrollwurf/#1", kind: "let", to: 5, value: neuwürfe });
    }
  }
  const result2 = ergebnis;
  note({ origin: "check/Kontrollwurf/#1", kind: "end", result: result2 });
  return result2;
}

/** check/Ersatzprobe, told step by step. */
function checkErsatzprobeNoted(io, note, roots, figur2, skill, boni, mali) {
  if (n(figur2, 5) <= 0) {
    note({ origin: "check/Ersatzprobe/#1", kind: "refuse", why: "check/Ersatzprobe/#1" });
    throw new $Refusal("check/Ersatzprobe/#1", "check/Ersatzprobe/#1");
  }
  const einleitende = io.ask({
    key: "Einleitende",
    by: "gm",
    secret: false,
    range: [0, 6],
    optional: false,
    usual: ersatzkombo0(skill - 7 < 6 ? art(skill - 7) : n0(skill - 7)),
    sees: {},
  });
  note({
    origin: "check/Ersatzprobe/#2",
    kind: "ask",
    to: [3],
    key: "Einleitende",
    values: [einleitende],
    secret: false,
  });
  const ausführende = io.ask({
    key: "Ausführende",
    by: "gm",
    secret: false,
    range: [0, 6],
    optional: false,
    usual: ersatzkombo1(skill - 7 < 6 ? art(skill - 7) : n0(skill - 7)),
    sees: { Einleitende: einleitende },
  });
  note({
    origin: "check/Ersatzprobe/#3",
    kind: "ask",
    to: [4],
    key: "Ausführende",
    values: [ausführende],
    secret: false,
  });
  const args = [einleitende];
  note({
    origin: "check/Ersatzprobe/#4",
    kind: "call",
    plan: "check/Eigenschaftswurf",
    slots: [roots[0]],
    args: args,
  });
  const eigenschaftswurfRolls = { auge: $NONE };
  const given = eigenschaftswurfNoted(io, note, [roots[0]], figur2, args[0], eigenschaftswurfRolls);
  const einleitung = given;
  const einleitungSAuge = eigenschaftswurfRolls.auge;
  note({
    origin: "check/Ersatzprobe/#4",
    kind: "return",
    plan: "check/Eigenschaftswurf",
    result: given,
    to: 5,
  });
  if (einleitung < 1) {
    note({ origin: "check/Ersatzprobe/#5", kind: "branch", arm: 0 });
    const result2 = 0;
    note({ origin: "check/Ersatzprobe/#5", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Ersatzprobe/#5", kind: "branch", arm: -1 });
  }
  let erfolge = 0;
  note({ origin: "check/Ersatzprobe/#6", kind: "let", to: 9, value: erfolge });
  let neuwürfe = boni;
  note({ origin: "check/Ersatzprobe/#6", kind: "let", to: 10, value: neuwürfe });
  let ausführung = $NONE;
  let ausführungSAuge = $NONE;
  let round = 0;
  while (true) {
    io.round("check/Ersatzprobe/#6");
    round++;
    note({ origin: "check/Ersatzprobe/#6", kind: "round", round: round });
    const args2 = [ausführende];
    note({
      origin: "check/Ersatzprobe/#6",
      kind: "call",
      plan: "check/Eigenschaftswurf",
      slots: [roots[0]],
      args: args2,
    });
    const eigenschaftswurfRolls2 = { auge: $NONE };
    const given2 = eigenschaftswurfNoted(
      io,
      note,
      [roots[0]],
      figur2,
      args2[0],
      eigenschaftswurfRolls2,
    );
    ausführung = given2;
    ausführungSAuge = eigenschaftswurfRolls2.auge;
    note({
      origin: "check/Ersatzprobe/#6",
      kind: "return",
      plan: "check/Eigenschaftswurf",
      result: given2,
      to: 7,
    });
    if (ausführung >= 1) {
      note({ origin: "check/Ersatzprobe/#6", kind: "branch", arm: 0 });
      erfolge = erfolge + 1;
      note({ origin: "check/Ersatzprobe/#6", kind: "let", to: 9, value: erfolge });
      if (1 + mali <= erfolge) {
        note({ origin: "check/Ersatzprobe/#6", kind: "branch", arm: 0 });
        break;
      } else {
        note({ origin: "check/Ersatzprobe/#6", kind: "branch", arm: -1 });
      }
    } else if (neuwürfe <= 0) {
      note({ origin: "check/Ersatzprobe/#6", kind: "branch", arm: 1 });
      break;
    } else {
      note({ origin: "check/Ersatzprobe/#6", kind: "branch", arm: -1 });
      neuwürfe = neuwürfe - 1;
      note({ origin: "check/Ersatzprobe/#6", kind: "let", to: 10, value: neuwürfe });
    }
  }
  if (
    einleitungSAuge === 6 &&
      ausführungSAuge === 6 &&
      (
        figur2.Trainingsfelder[0] !== $NONE && skill === figur2.Trainingsfelder[0] ||
          figur2.Trainingsfelder[1] !== $NONE && skill === figur2.Trainingsfelder[1] ||
          figur2.Trainingsfelder[2] !== $NONE && skill === figur2.Trainingsfelder[2]
      ) &&
      (figur2.Unterricht[skill - 7] ?? $NONE) > 0
  ) {
    note({ origin: "check/Ersatzprobe/#8", kind: "branch", arm: 0 });
    const args3 = [skill - 7, 1];
    note({
      origin: "check/Ersatzprobe/#7",
      kind: "call",
      plan: "write/sheet/Figur/Skills",
      slots: [roots[0]],
      args: args3,
    });
    writeFigurSkillsNoted(io, note, [roots[0]], figur2, args3[0], args3[1]);
    note({
      origin: "check/Ersatzprobe/#7",
      kind: "return",
      plan: "write/sheet/Figur/Skills",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Ersatzprobe/#8", kind: "branch", arm: -1 });
  }
  const result3 = ausführung;
  note({ origin: "check/Ersatzprobe/#9", kind: "end", result: result3 });
  return result3;
}

/** check/Probe (für sich), told step by step. */
function probeFürSichNoted(io, note, roots, figur2, skill, boni, mali) {
  if ((figur2.Skills[skill - 7] ?? $NONE) !== $NONE) {
    note({ origin: "check/Probe (für sich)/#1", kind: "branch", arm: 0 });
    const args = [skill, boni, mali];
    note({
      origin: "check/Probe (für sich)/#1",
      kind: "call",
      plan: "check/Kontrollwurf",
      slots: [roots[0]],
      args: args,
    });
    const given = checkKontrollwurfNoted(io, note, [roots[0]], figur2, args[0], args[1], args[2]);
    const ergebnis = given;
    note({
      origin: "check/Probe (für sich)/#1",
      kind: "return",
      plan: "check/Kontrollwurf",
      result: given,
      to: 3,
    });
    const result2 = ergebnis;
    note({ origin: "check/Probe (für sich)/#1", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Probe (für sich)/#1", kind: "branch", arm: -1 });
  }
  const args2 = [skill, boni, mali];
  note({
    origin: "check/Probe (für sich)/#2",
    kind: "call",
    plan: "check/Ersatzprobe",
    slots: [roots[0]],
    args: args2,
  });
  const given2 = checkErsatzprobeNoted(io, note, [roots[0]], figur2, args2[0], args2[1], args2[2]);
  const ergebnis2 = given2;
  note({
    origin: "check/Probe (für sich)/#2",
    kind: "return",
    plan: "check/Ersatzprobe",
    result: given2,
    to: 4,
  });
  const result3 = ergebnis2;
  note({ origin: "check/Probe (für sich)/#2", kind: "end", result: result3 });
  return result3;
}

/** check/Probe, told step by step. */
function checkProbeNoted(io, note, roots, figur2, skill, boni, mali) {
  const args = [0, 0];
  note({
    origin: "check/Probe/#3",
    kind: "call",
    plan: "write/sheet/Figur/gesammelte Energie",
    slots: [roots[0]],
    args: args,
  });
  writeFigurGesammelteEnergieNoted(io, note, [roots[0]], figur2, args[0], args[1]);
  note({
    origin: "check/Probe/#3",
    kind: "return",
    plan: "write/sheet/Figur/gesammelte Energie",
    result: $NONE,
    to: -1,
  });
  if ((figur2.Skills[skill - 7] ?? $NONE) !== $NONE) {
    note({ origin: "check/Probe/#1", kind: "branch", arm: 0 });
    const args2 = [skill, boni, mali];
    note({
      origin: "check/Probe/#1",
      kind: "call",
      plan: "check/Kontrollwurf",
      slots: [roots[0]],
      args: args2,
    });
    const given = checkKontrollwurfNoted(io, note, [roots[0]], figur2, args2[0], args2[1], args2[
      2
    ]);
    const ergebnis = given;
    note({
      origin: "check/Probe/#1",
      kind: "return",
      plan: "check/Kontrollwurf",
      result: given,
      to: 3,
    });
    const result2 = ergebnis;
    note({ origin: "check/Probe/#1", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Probe/#1", kind: "branch", arm: -1 });
  }
  const args3 = [skill, boni, mali];
  note({
    origin: "check/Probe/#2",
    kind: "call",
    plan: "check/Ersatzprobe",
    slots: [roots[0]],
    args: args3,
  });
  const given2 = checkErsatzprobeNoted(io, note, [roots[0]], figur2, args3[0], args3[1], args3[2]);
  const ergebnis2 = given2;
  note({
    origin: "check/Probe/#2",
    kind: "return",
    plan: "check/Ersatzprobe",
    result: given2,
    to: 4,
  });
  const result3 = ergebnis2;
  note({ origin: "check/Probe/#2", kind: "end", result: result3 });
  return result3;
}

/** check/Training umstellen, told step by step. */
function checkTrainingUmstellenNoted(io, note, roots, figur2, feld, inhalt) {
  const args = [feld - 1, inhalt];
  note({
    origin: "check/Training umstellen/#1",
    kind: "call",
    plan: "write/sheet/Figur/Trainingsfelder",
    slots: [roots[0]],
    args: args,
  });
  writeFigurTrainingsfelderNoted(io, note, [roots[0]], figur2, args[0], args[1]);
  note({
    origin: "check/Training umstellen/#1",
    kind: "return",
    plan: "write/sheet/Figur/Trainingsfelder",
    result: $NONE,
    to: -1,
  });
}

/** check/Heilung, told step by step. */
function checkHeilungNoted(io, note, roots, figur2, ziel, stufen) {
  const args = [
    ziel,
    Math.max(
      figur2.Eigenschaften[ziel] ?? $NONE,
      Math.min((figur2.Eigenschaften[ziel] ?? $NONE) + stufen, figur2.Ursprung[ziel] ?? $NONE),
    ),
  ];
  note({
    origin: "check/Heilung/#1",
    kind: "call",
    plan: "write/sheet/Figur/Eigenschaften",
    slots: [roots[0]],
    args: args,
  });
  writeFigurEigenschaftenNoted(io, note, [roots[0]], figur2, args[0], args[1]);
  note({
    origin: "check/Heilung/#1",
    kind: "return",
    plan: "write/sheet/Figur/Eigenschaften",
    result: $NONE,
    to: -1,
  });
}

/** check/Maximallevel ausgleichen, told step by step. */
function checkMaximallevelAusgleichenNoted(io, note, roots, figur2, stufen) {
  const args = [0, figur2.Maximallevel + stufen];
  note({
    origin: "check/Maximallevel ausgleichen/#1",
    kind: "call",
    plan: "write/sheet/Figur/Maximallevel",
    slots: [roots[0]],
    args: args,
  });
  writeFigurMaximallevelNoted(io, note, [roots[0]], figur2, args[0], args[1]);
  note({
    origin: "check/Maximallevel ausgleichen/#1",
    kind: "return",
    plan: "write/sheet/Figur/Maximallevel",
    result: $NONE,
    to: -1,
  });
}

/** check/Nahkampf, told step by step. */
function checkNahkampfNoted(
  io,
  note,
  roots,
  angreifer,
  verteidiger,
  angriffswaffe,
  abwehrwaffe,
  angriffsskill,
  abwehrskill,
  boni,
  mali,
) {
  if (bewusstlos(angreifer) !== 0) {
    note({ origin: "check/Nahkampf", kind: "refuse", why: "condition/bewusstlos" });
    throw new $Refusal("condition/bewusstlos", "check/Nahkampf");
  }
  if (angreifer.Koma > 0) {
    note({ origin: "check/Nahkampf", kind: "refuse", why: "condition/Koma" });
    throw new $Refusal("condition/Koma", "check/Nahkampf");
  }
  const überraschung = io.ask({
    key: "Überraschung",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: 0,
    sees: {},
  });
  note({
    origin: "check/Nahkampf/#1",
    kind: "ask",
    to: [4],
    key: "Überraschung",
    values: [überraschung],
    secret: false,
  });
  const abwehrmali = überraschung !== 0 ? 1 : 0;
  note({ origin: "check/Nahkampf/#2", kind: "let", to: 5, value: abwehrmali });
  const args = [angriffsskill, boni, mali];
  note({
    origin: "check/Nahkampf/#3",
    kind: "call",
    plan: "check/Probe",
    slots: [roots[0]],
    args: args,
  });
  const given = checkProbeNoted(io, note, [roots[0]], angreifer, args[0], args[1], args[2]);
  const angriff = given;
  note({ origin: "check/Nahkampf/#3", kind: "return", plan: "check/Probe", result: given, to: 6 });
  let abwehr = $NONE;
  if (
    (
      (verteidiger.Skills[abwehrskill - 7] ?? $NONE) === $NONE
        ? true
        : (verteidiger.Skills[abwehrskill - 7] ?? $NONE) !== $NONE
    ) &&
      (
        (verteidiger.Skills[abwehrskill - 7] ?? $NONE) === $NONE
          ? true
          : beherrschung(verteidiger, verteidiger.Skills[abwehrskill - 7] ?? $NONE) > 0
      ) &&
      ((verteidiger.Skills[abwehrskill - 7] ?? $NONE) === $NONE ? n(verteidiger, 5) > 0 : true)
  ) {
    note({ origin: "check/Nahkampf/#4", kind: "branch", arm: 0 });
    const args2 = [abwehrskill, 0, abwehrmali];
    note({
      origin: "check/Nahkampf/#4",
      kind: "call",
      plan: "check/Probe",
      slots: [roots[1]],
      args: args2,
    });
    const given2 = checkProbeNoted(io, note, [roots[1]], verteidiger, args2[0], args2[1], args2[2]);
    abwehr = given2;
    note({
      origin: "check/Nahkampf/#4",
      kind: "return",
      plan: "check/Probe",
      result: given2,
      to: 7,
    });
  } else {
    note({ origin: "check/Nahkampf/#4", kind: "branch", arm: -1 });
    abwehr = 0;
    note({ origin: "check/Nahkampf/#4", kind: "let", to: 7, value: abwehr });
  }
  const sieg = duellsieg(angriff, abwehr);
  note({ origin: "check/Nahkampf/#5", kind: "let", to: 8, value: sieg });
  const niederlage = duellsieg(abwehr, angriff);
  note({ origin: "check/Nahkampf/#6", kind: "let", to: 9, value: niederlage });
  const hieb = duellwirkung(angriff, abwehr, angriffswaffe.Wirkung, angriff === 4 ? 1 : 0);
  note({ origin: "check/Nahkampf/#7", kind: "let", to: 10, value: hieb });
  const konter = duellwirkung(abwehr, angriff, abwehrwaffe.Wirkung, abwehr === 4 ? 1 : 0);
  note({ origin: "check/Nahkampf/#8", kind: "let", to: 11, value: konter });
  const wunde = trefferschaden(sieg, hieb, angriff, angriffswaffe.Wirkung, verteidiger.Panzerung);
  note({ origin: "check/Nahkampf/#9", kind: "let", to: 12, value: wunde });
  const gegenwunde = trefferschaden(
    niederlage,
    konter,
    abwehr,
    abwehrwaffe.Wirkung,
    angreifer.Panzerung,
  );
  note({ origin: "check/Nahkampf/#10", kind: "let", to: 13, value: gegenwunde });
  const args3 = [Math.max(0, wunde)];
  note({
    origin: "check/Nahkampf/#11",
    kind: "call",
    plan: "cascade/Physische Gewalt",
    slots: [roots[1]],
    args: args3,
  });
  cascadePhysischeGewaltNoted(io, note, [roots[1]], verteidiger, args3[0]);
  note({
    origin: "check/Nahkampf/#11",
    kind: "return",
    plan: "cascade/Physische Gewalt",
    result: $NONE,
    to: -1,
  });
  const args4 = [Math.max(0, gegenwunde)];
  note({
    origin: "check/Nahkampf/#12",
    kind: "call",
    plan: "cascade/Physische Gewalt",
    slots: [roots[0]],
    args: args4,
  });
  cascadePhysischeGewaltNoted(io, note, [roots[0]], angreifer, args4[0]);
  note({
    origin: "check/Nahkampf/#12",
    kind: "return",
    plan: "cascade/Physische Gewalt",
    result: $NONE,
    to: -1,
  });
  if (sieg !== 0) {
    note({ origin: "check/Nahkampf/#13", kind: "branch", arm: 0 });
    const result2 = 0;
    note({ origin: "check/Nahkampf/#13", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Nahkampf/#13", kind: "branch", arm: -1 });
  }
  if (niederlage !== 0) {
    note({ origin: "check/Nahkampf/#14", kind: "branch", arm: 0 });
    const result3 = 1;
    note({ origin: "check/Nahkampf/#14", kind: "end", result: result3 });
    return result3;
  } else {
    note({ origin: "check/Nahkampf/#14", kind: "branch", arm: -1 });
  }
  const result4 = 2;
  note({ origin: "check/Nahkampf/#15", kind: "end", result: result4 });
  return result4;
}

/** check/Fernkampf, told step by step. */
function checkFernkampfNoted(
  io,
  note,
  roots,
  schütze,
  ziel,
  schusswaffe,
  schusskunst,
  ausweichkunst,
  entfernung,
  boni,
  mali,
) {
  if (bewusstlos(schütze) !== 0) {
    note({ origin: "check/Fernkampf", kind: "refuse", why: "condition/bewusstlos" });
    throw new $Refusal("condition/bewusstlos", "check/Fernkampf");
  }
  if (schütze.Koma > 0) {
    note({ origin: "check/Fernkampf", kind: "refuse", why: "condition/Koma" });
    throw new $Refusal("condition/Koma", "check/Fernkampf");
  }
  const überraschung = io.ask({
    key: "Überraschung",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: 0,
    sees: {},
  });
  note({
    origin: "check/Fernkampf/#1",
    kind: "ask",
    to: [5],
    key: "Überraschung",
    values: [überraschung],
    secret: false,
  });
  const distanz = distanzstufe(schusswaffe, entfernung);
  note({ origin: "check/Fernkampf/#2", kind: "let", to: 6, value: distanz });
  const alleBoni = boni + (distanz === 0 ? 1 : 0);
  note({ origin: "check/Fernkampf/#3", kind: "let", to: 7, value: alleBoni });
  const alleMali = mali + (distanz === 2 ? 1 : 0);
  note({ origin: "check/Fernkampf/#4", kind: "let", to: 8, value: alleMali });
  const args = [schusskunst, alleBoni, alleMali];
  note({
    origin: "check/Fernkampf/#5",
    kind: "call",
    plan: "check/Probe",
    slots: [roots[0]],
    args: args,
  });
  const given = checkProbeNoted(io, note, [roots[0]], schütze, args[0], args[1], args[2]);
  const angriff = given;
  note({ origin: "check/Fernkampf/#5", kind: "return", plan: "check/Probe", result: given, to: 9 });
  let gegenwehr = 0;
  note({ origin: "check/Fernkampf/#6", kind: "let", to: 10, value: gegenwehr });
  if (überraschung === 0) {
    note({ origin: "check/Fernkampf/#9", kind: "branch", arm: 0 });
    let ausweichwurf = $NONE;
    if (
      (
        (ziel.Skills[ausweichkunst - 7] ?? $NONE) === $NONE
          ? true
          : (ziel.Skills[ausweichkunst - 7] ?? $NONE) !== $NONE
      ) &&
        (
          (ziel.Skills[ausweichkunst - 7] ?? $NONE) === $NONE
            ? true
            : beherrschung(ziel, ziel.Skills[ausweichkunst - 7] ?? $NONE) > 0
        ) &&
        ((ziel.Skills[ausweichkunst - 7] ?? $NONE) === $NONE ? n(ziel, 5) > 0 : true)
    ) {
      note({ origin: "check/Fernkampf/#7", kind: "branch", arm: 0 });
      const args2 = [ausweichkunst, 0, 0];
      note({
        origin: "check/Fernkampf/#7",
        kind: "call",
        plan: "check/Probe",
        slots: [roots[1]],
        args: args2,
      });
      const given2 = checkProbeNoted(io, note, [roots[1]], ziel, args2[0], args2[1], args2[2]);
      ausweichwurf = given2;
      note({
        origin: "check/Fernkampf/#7",
        kind: "return",
        plan: "check/Probe",
        result: given2,
        to: 11,
      });
    } else {
      note({ origin: "check/Fernkampf/#7", kind: "branch", arm: -1 });
      ausweichwurf = 0;
      note({ origin: "check/Fernkampf/#7", kind: "let", to: 11, value: ausweichwurf });
    }
    gegenwehr = Math.min(4, Math.max(-1, ausweichwurf));
    note({ origin: "check/Fernkampf/#8", kind: "let", to: 10, value: gegenwehr });
  } else {
    note({ origin: "check/Fernkampf/#9", kind: "branch", arm: -1 });
  }
  const sieg = duellsieg(angriff, gegenwehr);
  note({ origin: "check/Fernkampf/#10", kind: "let", to: 12, value: sieg });
  const schuss = duellwirkung(angriff, gegenwehr, schusswaffe.Wirkung, angriff === 4 ? 1 : 0);
  note({ origin: "check/Fernkampf/#11", kind: "let", to: 13, value: schuss });
  const wunde = trefferschaden(sieg, schuss, angriff, schusswaffe.Wirkung, ziel.Panzerung);
  note({ origin: "check/Fernkampf/#12", kind: "let", to: 14, value: wunde });
  const args3 = [Math.max(0, wunde)];
  note({
    origin: "check/Fernkampf/#13",
    kind: "call",
    plan: "cascade/Physische Gewalt",
    slots: [roots[1]],
    args: args3,
  });
  cascadePhysischeGewaltNoted(io, note, [roots[1]], ziel, args3[0]);
  note({
    origin: "check/Fernkampf/#13",
    kind: "return",
    plan: "cascade/Physische Gewalt",
    result: $NONE,
    to: -1,
  });
  if (sieg !== 0) {
    note({ origin: "check/Fernkampf/#14", kind: "branch", arm: 0 });
    const result2 = 0;
    note({ origin: "check/Fernkampf/#14", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Fernkampf/#14", kind: "branch", arm: -1 });
  }
  const result3 = 1;
  note({ origin: "check/Fernkampf/#15", kind: "end", result: result3 });
  return result3;
}

/** check/Energie sammeln, told step by step. */
function checkEnergieSammelnNoted(io, note, roots, figur2, menge) {
  if (bewusstlos(figur2) !== 0) {
    note({ origin: "check/Energie sammeln", kind: "refuse", why: "condition/bewusstlos" });
    throw new $Refusal("condition/bewusstlos", "check/Energie sammeln");
  }
  if (figur2.Koma > 0) {
    note({ origin: "check/Energie sammeln", kind: "refuse", why: "condition/Koma" });
    throw new $Refusal("condition/Koma", "check/Energie sammeln");
  }
  const überschuss = Math.max(menge + 0 - n(figur2, 6), 0);
  note({ origin: "check/Energie sammeln/#1", kind: "let", to: 1, value: überschuss });
  let schaden = 0;
  note({ origin: "check/Energie sammeln/#2", kind: "let", to: 2, value: schaden });
  if (überschuss > 0) {
    note({ origin: "check/Energie sammeln/#9", kind: "branch", arm: 0 });
    const args = [8, 0, 0];
    note({
      origin: "check/Energie sammeln/#3",
      kind: "call",
      plan: "check/Probe (für sich)",
      slots: [roots[0]],
      args: args,
    });
    const given = probeFürSichNoted(io, note, [roots[0]], figur2, args[0], args[1], args[2]);
    const abwehr = given;
    note({
      origin: "check/Energie sammeln/#3",
      kind: "return",
      plan: "check/Probe (für sich)",
      result: given,
      to: 3,
    });
    if (duellsieg(überschuss, abwehr) !== 0) {
      note({ origin: "check/Energie sammeln/#8", kind: "branch", arm: 0 });
      schaden = duellwirkung(überschuss, abwehr, überschuss, 0);
      note({ origin: "check/Energie sammeln/#4", kind: "let", to: 2, value: schaden });
      const args2 = [Math.max(0, schaden)];
      note({
        origin: "check/Energie sammeln/#5",
        kind: "call",
        plan: "cascade/Physische Gewalt",
        slots: [roots[0]],
        args: args2,
      });
      cascadePhysischeGewaltNoted(io, note, [roots[0]], figur2, args2[0]);
      note({
        origin: "check/Energie sammeln/#5",
        kind: "return",
        plan: "cascade/Physische Gewalt",
        result: $NONE,
        to: -1,
      });
      const args3 = [0, 0];
      note({
        origin: "check/Energie sammeln/#6",
        kind: "call",
        plan: "write/sheet/Figur/gesammelte Energie",
        slots: [roots[0]],
        args: args3,
      });
      writeFigurGesammelteEnergieNoted(io, note, [roots[0]], figur2, args3[0], args3[1]);
      note({
        origin: "check/Energie sammeln/#6",
        kind: "return",
        plan: "write/sheet/Figur/gesammelte Energie",
        result: $NONE,
        to: -1,
      });
      const result2 = 0;
      note({ origin: "check/Energie sammeln/#7", kind: "end", result: result2 });
      return result2;
    } else {
      note({ origin: "check/Energie sammeln/#8", kind: "branch", arm: -1 });
    }
  } else {
    note({ origin: "check/Energie sammeln/#9", kind: "branch", arm: -1 });
  }
  const args4 = [0, menge];
  note({
    origin: "check/Energie sammeln/#10",
    kind: "call",
    plan: "write/sheet/Figur/gesammelte Energie",
    slots: [roots[0]],
    args: args4,
  });
  writeFigurGesammelteEnergieNoted(io, note, [roots[0]], figur2, args4[0], args4[1]);
  note({
    origin: "check/Energie sammeln/#10",
    kind: "return",
    plan: "write/sheet/Figur/gesammelte Energie",
    result: $NONE,
    to: -1,
  });
  const result3 = 1;
  note({ origin: "check/Energie sammeln/#11", kind: "end", result: result3 });
  return result3;
}

/** check/Energie loslassen, told step by step. */
function checkEnergieLoslassenNoted(io, note, roots, figur2, spruch) {
  if (bewusstlos(figur2) !== 0) {
    note({ origin: "check/Energie loslassen", kind: "refuse", why: "condition/bewusstlos" });
    throw new $Refusal("condition/bewusstlos", "check/Energie loslassen");
  }
  if (figur2.Koma > 0) {
    note({ origin: "check/Energie loslassen", kind: "refuse", why: "condition/Koma" });
    throw new $Refusal("condition/Koma", "check/Energie loslassen");
  }
  if (figur2["gesammelte Energie"] <= 0) {
    note({
      origin: "check/Energie loslassen/#1",
      kind: "refuse",
      why: "check/Energie loslassen/#1",
    });
    throw new $Refusal("check/Energie loslassen/#1", "check/Energie loslassen/#1");
  }
  const args = [spruch < 1 ? zauberskill(spruch) : ownCatalogueZauberZauberskill0(spruch), 0, 0];
  note({
    origin: "check/Energie loslassen/#2",
    kind: "call",
    plan: "check/Probe (für sich)",
    slots: [roots[0]],
    args: args,
  });
  const given = probeFürSichNoted(io, note, [roots[0]], figur2, args[0], args[1], args[2]);
  const ausführung = given;
  note({
    origin: "check/Energie loslassen/#2",
    kind: "return",
    plan: "check/Probe (für sich)",
    result: given,
    to: 1,
  });
  const wirkungshöhe = ausführung >= 1 ? figur2["gesammelte Energie"] : 0;
  note({ origin: "check/Energie loslassen/#3", kind: "let", to: 2, value: wirkungshöhe });
  const args2 = [0, 0];
  note({
    origin: "check/Energie loslassen/#4",
    kind: "call",
    plan: "write/sheet/Figur/gesammelte Energie",
    slots: [roots[0]],
    args: args2,
  });
  writeFigurGesammelteEnergieNoted(io, note, [roots[0]], figur2, args2[0], args2[1]);
  note({
    origin: "check/Energie loslassen/#4",
    kind: "return",
    plan: "write/sheet/Figur/gesammelte Energie",
    result: $NONE,
    to: -1,
  });
  const result2 = ausführung;
  note({ origin: "check/Energie loslassen/#5", kind: "end", result: result2 });
  return result2;
}

/** able@sheet/Figur, told step by step. */
function ableFigurNoted(io, note, roots, figur2) {
  const result2 = bewusstlos(figur2) === 0 && figur2.Koma <= 0 ? 1 : 0;
  note({ origin: "sheet/Figur", kind: "end", result: result2 });
  return result2;
}

/** react/collection/Eigenschaften/#4, told step by step. */
function react4Noted(io, note, roots, figur2, eintrag) {
  if (bewusstlos(figur2) !== 0) {
    note({ origin: "collection/Eigenschaften/#3", kind: "branch", arm: 0 });
    const args = [0, 1];
    note({
      origin: "collection/Eigenschaften/#1",
      kind: "call",
      plan: "write/sheet/Figur/Koma",
      slots: [roots[0]],
      args: args,
    });
    writeFigurKomaNoted(io, note, [roots[0]], figur2, args[0], args[1]);
    note({
      origin: "collection/Eigenschaften/#1",
      kind: "return",
      plan: "write/sheet/Figur/Koma",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "collection/Eigenschaften/#3", kind: "branch", arm: -1 });
    const args2 = [0, 1];
    note({
      origin: "collection/Eigenschaften/#2",
      kind: "call",
      plan: "write/sheet/Figur/hysterisch",
      slots: [roots[0]],
      args: args2,
    });
    writeFigurHysterischNoted(io, note, [roots[0]], figur2, args2[0], args2[1]);
    note({
      origin: "collection/Eigenschaften/#2",
      kind: "return",
      plan: "write/sheet/Figur/hysterisch",
      result: $NONE,
      to: -1,
    });
  }
}

/** react/condition/Koma/ends, told step by step. */
function reactEndsNoted(io, note, roots, figur2, eintrag) {
  const args = [0, 0];
  note({
    origin: "condition/Koma",
    kind: "call",
    plan: "write/sheet/Figur/Koma",
    slots: [roots[0]],
    args: args,
  });
  writeFigurKomaNoted(io, note, [roots[0]], figur2, args[0], args[1]);
  note({
    origin: "condition/Koma",
    kind: "return",
    plan: "write/sheet/Figur/Koma",
    result: $NONE,
    to: -1,
  });
}

/** react/condition/hysterisch/ends, told step by step. */
function reactConditionHysterischEndsNoted(io, note, roots, figur2, eintrag) {
  const args = [0, 0];
  note({
    origin: "condition/hysterisch",
    kind: "call",
    plan: "write/sheet/Figur/hysterisch",
    slots: [roots[0]],
    args: args,
  });
  writeFigurHysterischNoted(io, note, [roots[0]], figur2, args[0], args[1]);
  note({
    origin: "condition/hysterisch",
    kind: "return",
    plan: "write/sheet/Figur/hysterisch",
    result: $NONE,
    to: -1,
  });
}

/** write/sheet/Figur/Maximallevel, told step by step. */
function writeFigurMaximallevelNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = Math.max(0, Math.min(3, wert));
  note({ origin: "sheet/Figur/Maximallevel", kind: "let", to: 2, value: neu });
  if (neu === figur2.Maximallevel) {
    note({ origin: "sheet/Figur/Maximallevel", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/Maximallevel", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/Maximallevel", kind: "branch", arm: -1 });
  }
  const n4Vorher = n(figur2, 6);
  note({ origin: "collection/Eigenschaften/#4", kind: "let", to: 3, value: n4Vorher });
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 5, value: endsVorher });
  const endsVorher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 7, value: endsVorher2 });
  const from = figur2.Maximallevel;
  const to = neu;
  figur2.Maximallevel = to;
  note({
    origin: "sheet/Figur/Maximallevel",
    kind: "set",
    slot: roots[0],
    column: "Maximallevel",
    entry: 0,
    from: from,
    to: to,
  });
  const n4Nachher = n(figur2, 6);
  note({ origin: "collection/Eigenschaften/#4", kind: "let", to: 4, value: n4Nachher });
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 6, value: endsNachher });
  const endsNachher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 8, value: endsNachher2 });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/Maximallevel",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (n4Vorher < 0 && n4Nachher >= 0 || n4Vorher > 0 && n4Nachher <= 0) {
    note({ origin: "collection/Eigenschaften/#4", kind: "branch", arm: 0 });
    const args = [0];
    note({
      origin: "collection/Eigenschaften/#4",
      kind: "call",
      plan: "react/collection/Eigenschaften/#4",
      slots: [roots[0]],
      args: args,
    });
    react4Noted(io, note, [roots[0]], figur2, args[0]);
    note({
      origin: "collection/Eigenschaften/#4",
      kind: "return",
      plan: "react/collection/Eigenschaften/#4",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "collection/Eigenschaften/#4", kind: "branch", arm: -1 });
  }
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: 0 });
    const from3 = figur2["$fired/condition/Koma/ends"];
    const to3 = 1;
    figur2["$fired/condition/Koma/ends"] = to3;
    note({
      origin: "condition/Koma/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args2 = [0];
    note({
      origin: "condition/Koma/ends",
      kind: "call",
      plan: "react/condition/Koma/ends",
      slots: [roots[0]],
      args: args2,
    });
    reactEndsNoted(io, note, [roots[0]], figur2, args2[0]);
    note({
      origin: "condition/Koma/ends",
      kind: "return",
      plan: "react/condition/Koma/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: -1 });
  }
  if (endsVorher2 === 0 && endsNachher2 !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: 0 });
    const from4 = figur2["$fired/condition/hysterisch/ends"];
    const to4 = 1;
    figur2["$fired/condition/hysterisch/ends"] = to4;
    note({
      origin: "condition/hysterisch/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from4,
      to: to4,
    });
    const args3 = [0];
    note({
      origin: "condition/hysterisch/ends",
      kind: "call",
      plan: "react/condition/hysterisch/ends",
      slots: [roots[0]],
      args: args3,
    });
    reactConditionHysterischEndsNoted(io, note, [roots[0]], figur2, args3[0]);
    note({
      origin: "condition/hysterisch/ends",
      kind: "return",
      plan: "react/condition/hysterisch/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: -1 });
  }
  const from5 = figur2.$depth;
  const to5 = figur2.$depth - 1;
  figur2.$depth = to5;
  note({
    origin: "sheet/Figur/Maximallevel",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from5,
    to: to5,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/Maximallevel", kind: "branch", arm: 0 });
    const from6 = figur2["$fired/condition/Koma/ends"];
    const to6 = 0;
    figur2["$fired/condition/Koma/ends"] = to6;
    note({
      origin: "sheet/Figur/Maximallevel",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from6,
      to: to6,
    });
    const from7 = figur2["$fired/condition/hysterisch/ends"];
    const to7 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to7;
    note({
      origin: "sheet/Figur/Maximallevel",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from7,
      to: to7,
    });
  } else {
    note({ origin: "sheet/Figur/Maximallevel", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Figur/Trainingsfelder, told step by step. */
function writeFigurTrainingsfelderNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(0, Math.min(28, wert));
  note({ origin: "sheet/Figur/Trainingsfelder", kind: "let", to: 2, value: neu });
  if (neu === (figur2.Trainingsfelder[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Figur/Trainingsfelder", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/Trainingsfelder", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/Trainingsfelder", kind: "branch", arm: -1 });
  }
  const n4Vorher = n(figur2, 6);
  note({ origin: "collection/Eigenschaften/#4", kind: "let", to: 3, value: n4Vorher });
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 5, value: endsVorher });
  const endsVorher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 7, value: endsVorher2 });
  const from = figur2.Trainingsfelder[eintrag];
  const to = neu;
  figur2.Trainingsfelder = $withEntry(figur2.Trainingsfelder, eintrag, to);
  note({
    origin: "sheet/Figur/Trainingsfelder",
    kind: "set",
    slot: roots[0],
    column: "Trainingsfelder",
    entry: eintrag,
    from: from,
    to: to,
  });
  const n4Nachher = n(figur2, 6);
  note({ origin: "collection/Eigenschaften/#4", kind: "let", to: 4, value: n4Nachher });
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 6, value: endsNachher });
  const endsNachher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 8, value: endsNachher2 });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/Trainingsfelder",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (n4Vorher < 0 && n4Nachher >= 0 || n4Vorher > 0 && n4Nachher <= 0) {
    note({ origin: "collection/Eigenschaften/#4", kind: "branch", arm: 0 });
    const args = [0];
    note({
      origin: "collection/Eigenschaften/#4",
      kind: "call",
      plan: "react/collection/Eigenschaften/#4",
      slots: [roots[0]],
      args: args,
    });
    react4Noted(io, note, [roots[0]], figur2, args[0]);
    note({
      origin: "collection/Eigenschaften/#4",
      kind: "return",
      plan: "react/collection/Eigenschaften/#4",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "collection/Eigenschaften/#4", kind: "branch", arm: -1 });
  }
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: 0 });
    const from3 = figur2["$fired/condition/Koma/ends"];
    const to3 = 1;
    figur2["$fired/condition/Koma/ends"] = to3;
    note({
      origin: "condition/Koma/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args2 = [0];
    note({
      origin: "condition/Koma/ends",
      kind: "call",
      plan: "react/condition/Koma/ends",
      slots: [roots[0]],
      args: args2,
    });
    reactEndsNoted(io, note, [roots[0]], figur2, args2[0]);
    note({
      origin: "condition/Koma/ends",
      kind: "return",
      plan: "react/condition/Koma/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: -1 });
  }
  if (endsVorher2 === 0 && endsNachher2 !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: 0 });
    const from4 = figur2["$fired/condition/hysterisch/ends"];
    const to4 = 1;
    figur2["$fired/condition/hysterisch/ends"] = to4;
    note({
      origin: "condition/hysterisch/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from4,
      to: to4,
    });
    const args3 = [0];
    note({
      origin: "condition/hysterisch/ends",
      kind: "call",
      plan: "react/condition/hysterisch/ends",
      slots: [roots[0]],
      args: args3,
    });
    reactConditionHysterischEndsNoted(io, note, [roots[0]], figur2, args3[0]);
    note({
      origin: "condition/hysterisch/ends",
      kind: "return",
      plan: "react/condition/hysterisch/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: -1 });
  }
  const from5 = figur2.$depth;
  const to5 = figur2.$depth - 1;
  figur2.$depth = to5;
  note({
    origin: "sheet/Figur/Trainingsfelder",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from5,
    to: to5,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/Trainingsfelder", kind: "branch", arm: 0 });
    const from6 = figur2["$fired/condition/Koma/ends"];
    const to6 = 0;
    figur2["$fired/condition/Koma/ends"] = to6;
    note({
      origin: "sheet/Figur/Trainingsfelder",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from6,
      to: to6,
    });
    const from7 = figur2["$fired/condition/hysterisch/ends"];
    const to7 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to7;
    note({
      origin: "sheet/Figur/Trainingsfelder",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from7,
      to: to7,
    });
  } else {
    note({ origin: "sheet/Figur/Trainingsfelder", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Figur/gesammelte Energie, told step by step. */
function writeFigurGesammelteEnergieNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = Math.max(0, Math.min(99, wert));
  note({ origin: "sheet/Figur/gesammelte Energie", kind: "let", to: 2, value: neu });
  if (neu === figur2["gesammelte Energie"]) {
    note({ origin: "sheet/Figur/gesammelte Energie", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/gesammelte Energie", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/gesammelte Energie", kind: "branch", arm: -1 });
  }
  const from = figur2["gesammelte Energie"];
  const to = neu;
  figur2["gesammelte Energie"] = to;
  note({
    origin: "sheet/Figur/gesammelte Energie",
    kind: "set",
    slot: roots[0],
    column: "gesammelte Energie",
    entry: 0,
    from: from,
    to: to,
  });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/gesammelte Energie",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = figur2.$depth;
  const to3 = figur2.$depth - 1;
  figur2.$depth = to3;
  note({
    origin: "sheet/Figur/gesammelte Energie",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/gesammelte Energie", kind: "branch", arm: 0 });
    const from4 = figur2["$fired/condition/Koma/ends"];
    const to4 = 0;
    figur2["$fired/condition/Koma/ends"] = to4;
    note({
      origin: "sheet/Figur/gesammelte Energie",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = figur2["$fired/condition/hysterisch/ends"];
    const to5 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to5;
    note({
      origin: "sheet/Figur/gesammelte Energie",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Figur/gesammelte Energie", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Figur/Eigenschaften, told step by step. */
function writeFigurEigenschaftenNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = (figur2.Eigenschaften[eintrag] ?? $NONE) < Math.max(0, Math.min(3, wert))
    ? Math.max(
        figur2.Eigenschaften[eintrag] ?? $NONE,
        Math.min(Math.max(0, Math.min(3, wert)), figur2.Maximallevel),
      )
    : Math.max(0, Math.min(3, wert));
  note({ origin: "sheet/Figur/Eigenschaften", kind: "let", to: 2, value: neu });
  if (neu === (figur2.Eigenschaften[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Figur/Eigenschaften", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/Eigenschaften", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/Eigenschaften", kind: "branch", arm: -1 });
  }
  const n4Vorher = n(figur2, 6);
  note({ origin: "collection/Eigenschaften/#4", kind: "let", to: 3, value: n4Vorher });
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 5, value: endsVorher });
  const endsVorher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 7, value: endsVorher2 });
  const from = figur2.Eigenschaften[eintrag];
  const to = neu;
  figur2.Eigenschaften = $withEntry(figur2.Eigenschaften, eintrag, to);
  note({
    origin: "sheet/Figur/Eigenschaften",
    kind: "set",
    slot: roots[0],
    column: "Eigenschaften",
    entry: eintrag,
    from: from,
    to: to,
  });
  const n4Nachher = n(figur2, 6);
  note({ origin: "collection/Eigenschaften/#4", kind: "let", to: 4, value: n4Nachher });
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 6, value: endsNachher });
  const endsNachher2 = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 8, value: endsNachher2 });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/Eigenschaften",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (n4Vorher < 0 && n4Nachher >= 0 || n4Vorher > 0 && n4Nachher <= 0) {
    note({ origin: "collection/Eigenschaften/#4", kind: "branch", arm: 0 });
    const args = [0];
    note({
      origin: "collection/Eigenschaften/#4",
      kind: "call",
      plan: "react/collection/Eigenschaften/#4",
      slots: [roots[0]],
      args: args,
    });
    react4Noted(io, note, [roots[0]], figur2, args[0]);
    note({
      origin: "collection/Eigenschaften/#4",
      kind: "return",
      plan: "react/collection/Eigenschaften/#4",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "collection/Eigenschaften/#4", kind: "branch", arm: -1 });
  }
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: 0 });
    const from3 = figur2["$fired/condition/Koma/ends"];
    const to3 = 1;
    figur2["$fired/condition/Koma/ends"] = to3;
    note({
      origin: "condition/Koma/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args2 = [0];
    note({
      origin: "condition/Koma/ends",
      kind: "call",
      plan: "react/condition/Koma/ends",
      slots: [roots[0]],
      args: args2,
    });
    reactEndsNoted(io, note, [roots[0]], figur2, args2[0]);
    note({
      origin: "condition/Koma/ends",
      kind: "return",
      plan: "react/condition/Koma/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: -1 });
  }
  if (endsVorher2 === 0 && endsNachher2 !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: 0 });
    const from4 = figur2["$fired/condition/hysterisch/ends"];
    const to4 = 1;
    figur2["$fired/condition/hysterisch/ends"] = to4;
    note({
      origin: "condition/hysterisch/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from4,
      to: to4,
    });
    const args3 = [0];
    note({
      origin: "condition/hysterisch/ends",
      kind: "call",
      plan: "react/condition/hysterisch/ends",
      slots: [roots[0]],
      args: args3,
    });
    reactConditionHysterischEndsNoted(io, note, [roots[0]], figur2, args3[0]);
    note({
      origin: "condition/hysterisch/ends",
      kind: "return",
      plan: "react/condition/hysterisch/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: -1 });
  }
  const from5 = figur2.$depth;
  const to5 = figur2.$depth - 1;
  figur2.$depth = to5;
  note({
    origin: "sheet/Figur/Eigenschaften",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from5,
    to: to5,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/Eigenschaften", kind: "branch", arm: 0 });
    const from6 = figur2["$fired/condition/Koma/ends"];
    const to6 = 0;
    figur2["$fired/condition/Koma/ends"] = to6;
    note({
      origin: "sheet/Figur/Eigenschaften",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from6,
      to: to6,
    });
    const from7 = figur2["$fired/condition/hysterisch/ends"];
    const to7 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to7;
    note({
      origin: "sheet/Figur/Eigenschaften",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from7,
      to: to7,
    });
  } else {
    note({ origin: "sheet/Figur/Eigenschaften", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Figur/Skills, told step by step. */
function writeFigurSkillsNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(1, Math.min(3, wert));
  note({ origin: "sheet/Figur/Skills", kind: "let", to: 2, value: neu });
  if (neu === (figur2.Skills[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Figur/Skills", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/Skills", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/Skills", kind: "branch", arm: -1 });
  }
  const from = figur2.Skills[eintrag];
  const to = neu;
  figur2.Skills = $withEntry(figur2.Skills, eintrag, to);
  note({
    origin: "sheet/Figur/Skills",
    kind: "set",
    slot: roots[0],
    column: "Skills",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/Skills",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = figur2.$depth;
  const to3 = figur2.$depth - 1;
  figur2.$depth = to3;
  note({
    origin: "sheet/Figur/Skills",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/Skills", kind: "branch", arm: 0 });
    const from4 = figur2["$fired/condition/Koma/ends"];
    const to4 = 0;
    figur2["$fired/condition/Koma/ends"] = to4;
    note({
      origin: "sheet/Figur/Skills",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = figur2["$fired/condition/hysterisch/ends"];
    const to5 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to5;
    note({
      origin: "sheet/Figur/Skills",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Figur/Skills", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Figur/Koma, told step by step. */
function writeFigurKomaNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "sheet/Figur/Koma", kind: "let", to: 2, value: neu });
  if (neu === figur2.Koma) {
    note({ origin: "sheet/Figur/Koma", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/Koma", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/Koma", kind: "branch", arm: -1 });
  }
  const endsVorher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 3, value: endsVorher });
  const from = figur2.Koma;
  const to = neu;
  figur2.Koma = to;
  note({
    origin: "sheet/Figur/Koma",
    kind: "set",
    slot: roots[0],
    column: "Koma",
    entry: 0,
    from: from,
    to: to,
  });
  const endsNachher = figur2.Koma > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/Koma/ends", kind: "let", to: 4, value: endsNachher });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/Koma",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/Koma/ends"] === 0) {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: 0 });
    const from3 = figur2["$fired/condition/Koma/ends"];
    const to3 = 1;
    figur2["$fired/condition/Koma/ends"] = to3;
    note({
      origin: "condition/Koma/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args = [0];
    note({
      origin: "condition/Koma/ends",
      kind: "call",
      plan: "react/condition/Koma/ends",
      slots: [roots[0]],
      args: args,
    });
    reactEndsNoted(io, note, [roots[0]], figur2, args[0]);
    note({
      origin: "condition/Koma/ends",
      kind: "return",
      plan: "react/condition/Koma/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/Koma/ends", kind: "branch", arm: -1 });
  }
  const from4 = figur2.$depth;
  const to4 = figur2.$depth - 1;
  figur2.$depth = to4;
  note({
    origin: "sheet/Figur/Koma",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from4,
    to: to4,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/Koma", kind: "branch", arm: 0 });
    const from5 = figur2["$fired/condition/Koma/ends"];
    const to5 = 0;
    figur2["$fired/condition/Koma/ends"] = to5;
    note({
      origin: "sheet/Figur/Koma",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
    const from6 = figur2["$fired/condition/hysterisch/ends"];
    const to6 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to6;
    note({
      origin: "sheet/Figur/Koma",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from6,
      to: to6,
    });
  } else {
    note({ origin: "sheet/Figur/Koma", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Figur/hysterisch, told step by step. */
function writeFigurHysterischNoted(io, note, roots, figur2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "sheet/Figur/hysterisch", kind: "let", to: 2, value: neu });
  if (neu === figur2.hysterisch) {
    note({ origin: "sheet/Figur/hysterisch", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Figur/hysterisch", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Figur/hysterisch", kind: "branch", arm: -1 });
  }
  const endsVorher = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 3, value: endsVorher });
  const from = figur2.hysterisch;
  const to = neu;
  figur2.hysterisch = to;
  note({
    origin: "sheet/Figur/hysterisch",
    kind: "set",
    slot: roots[0],
    column: "hysterisch",
    entry: 0,
    from: from,
    to: to,
  });
  const endsNachher = figur2.hysterisch > 0 && n(figur2, 6) > 0 ? 1 : 0;
  note({ origin: "condition/hysterisch/ends", kind: "let", to: 4, value: endsNachher });
  const from2 = figur2.$depth;
  const to2 = figur2.$depth + 1;
  figur2.$depth = to2;
  note({
    origin: "sheet/Figur/hysterisch",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (endsVorher === 0 && endsNachher !== 0 && figur2["$fired/condition/hysterisch/ends"] === 0) {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: 0 });
    const from3 = figur2["$fired/condition/hysterisch/ends"];
    const to3 = 1;
    figur2["$fired/condition/hysterisch/ends"] = to3;
    note({
      origin: "condition/hysterisch/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args = [0];
    note({
      origin: "condition/hysterisch/ends",
      kind: "call",
      plan: "react/condition/hysterisch/ends",
      slots: [roots[0]],
      args: args,
    });
    reactConditionHysterischEndsNoted(io, note, [roots[0]], figur2, args[0]);
    note({
      origin: "condition/hysterisch/ends",
      kind: "return",
      plan: "react/condition/hysterisch/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/hysterisch/ends", kind: "branch", arm: -1 });
  }
  const from4 = figur2.$depth;
  const to4 = figur2.$depth - 1;
  figur2.$depth = to4;
  note({
    origin: "sheet/Figur/hysterisch",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from4,
    to: to4,
  });
  if (figur2.$depth === 0) {
    note({ origin: "sheet/Figur/hysterisch", kind: "branch", arm: 0 });
    const from5 = figur2["$fired/condition/Koma/ends"];
    const to5 = 0;
    figur2["$fired/condition/Koma/ends"] = to5;
    note({
      origin: "sheet/Figur/hysterisch",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/Koma/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
    const from6 = figur2["$fired/condition/hysterisch/ends"];
    const to6 = 0;
    figur2["$fired/condition/hysterisch/ends"] = to6;
    note({
      origin: "sheet/Figur/hysterisch",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/hysterisch/ends",
      entry: 0,
      from: from6,
      to: to6,
    });
  } else {
    note({ origin: "sheet/Figur/hysterisch", kind: "branch", arm: -1 });
  }
}

// The same rules for exact odds: straight code between one die and the next.

function entryOf(f, first, entries, at) {
  return at >= 0 && at < entries ? f[first + at] : $NONE;
}

/** collection/Eigenschaften/= */
function nInFile(f, b0, it) {
  return Math.max(
    entryOf(f, b0 + 28, 7, it),
    Math.min(
      entryOf(f, b0 + 28, 7, it) +
        (f[b0 + 2] !== $NONE && f[b0 + 2] === it ? 1 : 0) +
        (f[b0 + 3] !== $NONE && f[b0 + 3] === it ? 1 : 0) +
        (f[b0 + 4] !== $NONE && f[b0 + 4] === it ? 1 : 0),
      Math.min(3, f[b0]),
    ),
  );
}

/** condition/massive Scheibe */
function massiveScheibeInFile(f, b0) {
  return nInFile(f, b0, 0) === 0 ? 1 : 0;
}

/** condition/zerstreut */
function zerstreutInFile(f, b0) {
  return nInFile(f, b0, 1) === 0 ? 1 : 0;
}

/** condition/körperlos */
function körperlosInFile(f, b0) {
  return nInFile(f, b0, 2) === 0 ? 1 : 0;
}

/** condition/immobil */
function immobilInFile(f, b0) {
  return nInFile(f, b0, 3) === 0 ? 1 : 0;
}

/** condition/benommen */
function benommenInFile(f, b0) {
  return nInFile(f, b0, 4) === 0 ? 1 : 0;
}

/** condition/bewusstlos */
function bewusstlosInFile(f, b0) {
  return nInFile(f, b0, 5) === 0 ? 1 : 0;
}

/** formula/Wurfstufe */
function wurfstufeInFile(f, it) {
  return it;
}

/** formula/Beherrschung */
function beherrschungInFile(f, b0, it) {
  return Math.min(it, nInFile(f, b0, 5));
}

/** formula/Duellsieg */
function duellsiegInFile(f, it1, it2) {
  return it1 > 0 && it2 < it1 ? 1 : 0;
}

/** formula/Duellwirkung */
function duellwirkungInFile(f, it1, it2, it3, it4) {
  let part = it2 >= 1 && it1 === it2 + 1 ? 1 : 0;
  let part2 = (it4 !== 0 ? 1 : 0) + (it2 === -1 ? 1 : 0);
  return Math.max(it3 + 0 - part + part2, 0);
}

/** formula/überwunden */
function überwundenInFile(f, it1, it2, it3) {
  return it3 < it1 || it3 < it2 ? 1 : 0;
}

/** formula/Trefferschaden */
function trefferschadenInFile(f, it1, it2, it3, it4, it5) {
  return it1 !== 0 ? (überwundenInFile(f, it3, it4, it5) !== 0 ? it2 : 1) : 0;
}

/** formula/Distanzstufe */
function distanzstufeInFile(f, b0, it) {
  return it <= f[b0 + 1] ? 0 : it <= f[b0 + 2] ? 1 : 2;
}

const cascadePhysischeGewaltTables = /* @__PURE__ */ $oddsTables(
  " 1..179,207..213,243..247 0,179,207..213 0,3,211 0,4,211 0,5,179,207..213 0,6,179,181..183,207..213 0,7,179,181..183,207..213 0,8,179,181..183,207..213,243 0,9,179,181..183,207..213,243 0,10,179,181..183,207..213,244 0,11,179,181..183,207..213,244 0,12,179,181..183,207..213 0,13,179,181..183,207..213 0,14,179,181..183,207..213 0,15,179,181..183,207..213 0,16,179,181..183,207..213,243 0,17,179,181..183,207..213,243 0,18,179,181..183,207..213,243,246 0,19,179,181..183,207..213,243,246 0,20,179,181..183,207..213,243,246 0,21,179,181..183,207..213,243,246 0,22,179,181..183,207..213,243,246 0,23,179,181..183,207..213,243,246 0,24,179,181..183,207..213 0,25,179,181..183,207..213 0,26,179,181..183,207..213 0,27,179,181..183,207..213,244 0,28,179,181..183,207..213,244 0,29,179,181..183,207..213,244,247 0,30,179,181..183,207..213,244,247 0,31,179,181..183,207..213,244,247 0,32,179,181..183,207..213,244,247 0,33,179,181..183,207..213,244,247 0,34,179,181..183,207..213,244,247 0,35,179,181..183,207..213,243..247 0,36,179,181..183,207..213,243..247 0,37,179,181..183,207..213,243..247 0,38,179,181..183,207..213,243..247 0,39,179,181..183,207..213,243..247 0,40,179,181..183,207..213,243..247 0,41,179,181..183,207..213,243..247 0,42,179,181..183,207..213,243..247 0,43,179,181..183,207..213,243..247 0,44,179,181..183,207..213,243..247 0,45,179,181..183,207..213,243..247 0,46,179,181..183,207..213,243..247 0,47,179,207..213 0,48,179,207..213 0,49,179,207..213 0,50,179,181..183,207..213 0,51,179,181..183,207..213 0,52,179,181..183,207..213,243..247 0,53,179,181..183,207..213,243..247 0,54,179,181..183,207..213,243..247 0,55,179,181..183,207..213,243..247 0,56,179,181..183,207..213 0,57,179,181..183,207..213 0,58,179,181..183,207..213 0,59,179,181..183,207..213 0,60,179,181..183,207..213,243..247 0,61,179,181..183,207..213,243..247 0,62,179,181..183,207..213,243..247 0,63,179,181..183,207..213,243..247 0,64,179,181..183,207..213,243..247 0,65,179,181..183,207..213,243..247 0,66,179,181..183,207..213,243..247 0,67,179,181..183,207..213,243..247 0,68,179,181..183,207..213 0,69,179,181..183,207..213 0,70,179,181..183,207..213 0,71,179,181..183,207..213,243..247 0,72,179,181..183,207..213,243..247 0,73,179,181..183,207..213,243..247 0,74,179,181..183,207..213,243..247 0,75,179,181..183,207..213,243..247 0,76,179,181..183,207..213,243..247 0,77,179,181..183,207..213,243..247 0,78,179,181..183,207..213,243..247 0,79,179,181..183,207..213,243..247 0,80,179,181..183,207..213,243..247 0,81,179,181..183,207..213,243..247 0,82,179,181..183,207..213,243..247 0,83,179,181..183,207..213,243..247 0,84,179,181..183,207..213,243..247 0,85,179,181..183,207..213,243..247 0,86,179,181..183,207..213,243..247 0,87,179,181..183,207..213,243..247 0,88,179,181..183,207..213,243..247 0,89,179,181..183,207..213,243..247 0,90,179,181..183,207..213,243..247 0,91,179,207..213 0,92,179,207..213 0,93,179,207..213 0,94,179,181..183,207..213 0,95,179,181..183,207..213 0,96,179,181..183,207..213,243..247 0,97,179,181..183,207..213,243..247 0,98,179,181..183,207..213,243..247 0,99,179,181..183,207..213,243..247 0,100,179,181..183,207..213 0,101,179,181..183,207..213 0,102,179,181..183,207..213 0,103,179,181..183,207..213 0,104,179,181..183,207..213,243..247 0,105,179,181..183,207..213,243..247 0,106,179,181..183,207..213,243..247 0,107,179,181..183,207..213,243..247 0,108,179,181..183,207..213,243..247 0,109,179,181..183,207..213,243..247 0,110,179,181..183,207..213,243..247 0,111,179,181..183,207..213,243..247 0,112,179,181..183,207..213 0,113,179,181..183,207..213 0,114,179,181..183,207..213 0,115,179,181..183,207..213,243..247 0,116,179,181..183,207..213,243..247 0,117,179,181..183,207..213,243..247 0,118,179,181..183,207..213,243..247 0,119,179,181..183,207..213,243..247 0,120,179,181..183,207..213,243..247 0,121,179,181..183,207..213,243..247 0,122,179,181..183,207..213,243..247 0,123,179,181..183,207..213,243..247 0,124,179,181..183,207..213,243..247 0,125,179,181..183,207..213,243..247 0,126,179,181..183,207..213,243..247 0,127,179,181..183,207..213,243..247 0,128,179,181..183,207..213,243..247 0,129,179,181..183,207..213,243..247 0,130,179,181..183,207..213,243..247 0,131,179,181..183,207..213,243..247 0,132,179,181..183,207..213,243..247 0,133,179,181..183,207..213,243..247 0,134,179,181..183,207..213,243..247 0,135,179,207..213 0,136,179,207..213 0,137,179,207..213 0,138,179,181..183,207..213 0,139,179,181..183,207..213 0,140,179,181..183,207..213,243..247 0,141,179,181..183,207..213,243..247 0,142,179,181..183,207..213,243..247 0,143,179,181..183,207..213,243..247 0,144,179,181..183,207..213 0,145,179,181..183,207..213 0,146,179,181..183,207..213 0,147,179,181..183,207..213 0,148,179,181..183,207..213,243..247 0,149,179,181..183,207..213,243..247 0,150,179,181..183,207..213,243..247 0,151,179,181..183,207..213,243..247 0,152,179,181..183,207..213,243..247 0,153,179,181..183,207..213,243..247 0,154,179,181..183,207..213,243..247 0,155,179,181..183,207..213,243..247 0,156,179,181..183,207..213 0,157,179,181..183,207..213 0,158,179,181..183,207..213 0,159,179,181..183,207..213,243..247 0,160,179,181..183,207..213,243..247 0,161,179,181..183,207..213,243..247 0,162,179,181..183,207..213,243..247 0,163,179,181..183,207..213,243..247 0,164,179,181..183,207..213,243..247 0,165,179,181..183,207..213,243..247 0,166,179,181..183,207..213,243..247 0,167,179,181..183,207..213,243..247 0,168,179,181..183,207..213,243..247 0,169,179,181..183,207..213,243..247 0,170,179,181..183,207..213,243..247 0,171,179,181..183,207..213,243..247 0,172,179,181..183,207..213,243..247 0,173,179,181..183,207..213,243..247 0,174,179,181..183,207..213,243..247 0,175,179,181..183,207..213,243..247 0,176,179,181..183,207..213,243..247 0,177,179,181..183,207..213,243..247 0,178,179,181..183,207..213,243..247 0,179,181..183,207..213,243..247 2,2..178,2*8,179*5 0*3,4,-3,0*9,1,1,0*9,1,1,0*20,5,-3,0*9,1,1,0*9,1,1,0*20,6,-3,0*9,1,1,0*9,1,1,0*21,-3,0*9,1,1,0*9,1,1,0*62,1*22,0*5 9999,9999,3,4,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,5,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0*181,1*3,0*37,1*22,0*5",
  "[[[0],181,182,183,[[0,[-1,1,180]]],[],[]]]",
);

/** cascade/Physische Gewalt, for odds. */
function cascadePhysischeGewaltOdds(b) {
  const b0 = b[0]; // Figur
  const table = cascadePhysischeGewaltTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = Math.max(0, f[0]); // rest
    f[2] = Math.min(f[1], Math.max(0, f[b0 + 32])); // genommen
    if (f[2] > 0) {
      f[3] = 4; // Eintrag
      f[4] = f[b0 + 32] - f[2]; // Wert
      f[5] = entryOf(f, b0 + 28, 7, f[3]) < Math.max(0, Math.min(3, f[4]))
        ? Math.max(entryOf(f, b0 + 28, 7, f[3]), Math.min(Math.max(0, Math.min(3, f[4])), f[b0]))
        : Math.max(0, Math.min(3, f[4])); // neu
      if (f[5] !== entryOf(f, b0 + 28, 7, f[3])) {
        f[6] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[8] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[10] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[3])] = f[5]; // Eigenschaften
        f[7] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[9] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[11] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[6] < 0 && f[7] >= 0 || f[6] > 0 && f[7] <= 0) {
          f[12] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[13] = 0; // Eintrag
            f[14] = 1; // Wert
            f[15] = Math.max(0, Math.min(1, f[14])); // neu
            if (f[15] !== f[b0 + 64]) {
              f[16] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[15]; // Koma
              f[17] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[16] === 0 && f[17] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[18] = 0; // Eintrag
                f[19] = 0; // Eintrag
                f[20] = 0; // Wert
                f[21] = Math.max(0, Math.min(1, f[20])); // neu
                if (f[21] !== f[b0 + 64]) {
                  f[22] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[21]; // Koma
                  f[23] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[22] === 0 && f[23] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[24] = 0; // Eintrag
            f[25] = 1; // Wert
            f[26] = Math.max(0, Math.min(1, f[25])); // neu
            if (f[26] !== f[b0 + 65]) {
              f[27] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[26]; // hysterisch
              f[28] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[27] === 0 && f[28] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[29] = 0; // Eintrag
                f[30] = 0; // Eintrag
                f[31] = 0; // Wert
                f[32] = Math.max(0, Math.min(1, f[31])); // neu
                if (f[32] !== f[b0 + 65]) {
                  f[33] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[32]; // hysterisch
                  f[34] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[33] === 0 && f[34] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[8] === 0 && f[9] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[35] = 0; // Eintrag
          f[36] = 0; // Eintrag
          f[37] = 0; // Wert
          f[38] = Math.max(0, Math.min(1, f[37])); // neu
          if (f[38] !== f[b0 + 64]) {
            f[39] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[38]; // Koma
            f[40] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[39] === 0 && f[40] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[10] === 0 && f[11] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[41] = 0; // Eintrag
          f[42] = 0; // Eintrag
          f[43] = 0; // Wert
          f[44] = Math.max(0, Math.min(1, f[43])); // neu
          if (f[44] !== f[b0 + 65]) {
            f[45] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[44]; // hysterisch
            f[46] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[45] === 0 && f[46] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[1] = f[1] - f[2]; // rest
    }
    f[2] = Math.min(f[1], Math.max(0, f[b0 + 33])); // genommen
    if (f[2] > 0) {
      f[47] = 5; // Eintrag
      f[48] = f[b0 + 33] - f[2]; // Wert
      f[49] = entryOf(f, b0 + 28, 7, f[47]) < Math.max(0, Math.min(3, f[48]))
        ? Math.max(entryOf(f, b0 + 28, 7, f[47]), Math.min(Math.max(0, Math.min(3, f[48])), f[b0]))
        : Math.max(0, Math.min(3, f[48])); // neu
      if (f[49] !== entryOf(f, b0 + 28, 7, f[47])) {
        f[50] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[52] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[54] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[47])] = f[49]; // Eigenschaften
        f[51] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[53] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[55] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[50] < 0 && f[51] >= 0 || f[50] > 0 && f[51] <= 0) {
          f[56] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[57] = 0; // Eintrag
            f[58] = 1; // Wert
            f[59] = Math.max(0, Math.min(1, f[58])); // neu
            if (f[59] !== f[b0 + 64]) {
              f[60] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[59]; // Koma
              f[61] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[60] === 0 && f[61] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[62] = 0; // Eintrag
                f[63] = 0; // Eintrag
                f[64] = 0; // Wert
                f[65] = Math.max(0, Math.min(1, f[64])); // neu
                if (f[65] !== f[b0 + 64]) {
                  f[66] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[65]; // Koma
                  f[67] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[66] === 0 && f[67] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[68] = 0; // Eintrag
            f[69] = 1; // Wert
            f[70] = Math.max(0, Math.min(1, f[69])); // neu
            if (f[70] !== f[b0 + 65]) {
              f[71] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[70]; // hysterisch
              f[72] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[71] === 0 && f[72] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[73] = 0; // Eintrag
                f[74] = 0; // Eintrag
                f[75] = 0; // Wert
                f[76] = Math.max(0, Math.min(1, f[75])); // neu
                if (f[76] !== f[b0 + 65]) {
                  f[77] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[76]; // hysterisch
                  f[78] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[77] === 0 && f[78] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[52] === 0 && f[53] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[79] = 0; // Eintrag
          f[80] = 0; // Eintrag
          f[81] = 0; // Wert
          f[82] = Math.max(0, Math.min(1, f[81])); // neu
          if (f[82] !== f[b0 + 64]) {
            f[83] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[82]; // Koma
            f[84] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[83] === 0 && f[84] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[54] === 0 && f[55] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[85] = 0; // Eintrag
          f[86] = 0; // Eintrag
          f[87] = 0; // Wert
          f[88] = Math.max(0, Math.min(1, f[87])); // neu
          if (f[88] !== f[b0 + 65]) {
            f[89] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[88]; // hysterisch
            f[90] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[89] === 0 && f[90] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[1] = f[1] - f[2]; // rest
    }
    f[2] = Math.min(f[1], Math.max(0, f[b0 + 34])); // genommen
    if (f[2] > 0) {
      f[91] = 6; // Eintrag
      f[92] = f[b0 + 34] - f[2]; // Wert
      f[93] = entryOf(f, b0 + 28, 7, f[91]) < Math.max(0, Math.min(3, f[92]))
        ? Math.max(entryOf(f, b0 + 28, 7, f[91]), Math.min(Math.max(0, Math.min(3, f[92])), f[b0]))
        : Math.max(0, Math.min(3, f[92])); // neu
      if (f[93] !== entryOf(f, b0 + 28, 7, f[91])) {
        f[94] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[96] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[98] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[91])] = f[93]; // Eigenschaften
        f[95] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[97] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[99] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[94] < 0 && f[95] >= 0 || f[94] > 0 && f[95] <= 0) {
          f[100] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[101] = 0; // Eintrag
            f[102] = 1; // Wert
            f[103] = Math.max(0, Math.min(1, f[102])); // neu
            if (f[103] !== f[b0 + 64]) {
              f[104] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[103]; // Koma
              f[105] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[104] === 0 && f[105] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[106] = 0; // Eintrag
                f[107] = 0; // Eintrag
                f[108] = 0; // Wert
                f[109] = Math.max(0, Math.min(1, f[108])); // neu
                if (f[109] !== f[b0 + 64]) {
                  f[110] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[109]; // Koma
                  f[111] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[110] === 0 && f[111] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[112] = 0; // Eintrag
            f[113] = 1; // Wert
            f[114] = Math.max(0, Math.min(1, f[113])); // neu
            if (f[114] !== f[b0 + 65]) {
              f[115] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[114]; // hysterisch
              f[116] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[115] === 0 && f[116] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[117] = 0; // Eintrag
                f[118] = 0; // Eintrag
                f[119] = 0; // Wert
                f[120] = Math.max(0, Math.min(1, f[119])); // neu
                if (f[120] !== f[b0 + 65]) {
                  f[121] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[120]; // hysterisch
                  f[122] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[121] === 0 && f[122] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[96] === 0 && f[97] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[123] = 0; // Eintrag
          f[124] = 0; // Eintrag
          f[125] = 0; // Wert
          f[126] = Math.max(0, Math.min(1, f[125])); // neu
          if (f[126] !== f[b0 + 64]) {
            f[127] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[126]; // Koma
            f[128] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[127] === 0 && f[128] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[98] === 0 && f[99] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[129] = 0; // Eintrag
          f[130] = 0; // Eintrag
          f[131] = 0; // Wert
          f[132] = Math.max(0, Math.min(1, f[131])); // neu
          if (f[132] !== f[b0 + 65]) {
            f[133] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[132]; // hysterisch
            f[134] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[133] === 0 && f[134] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[1] = f[1] - f[2]; // rest
    }
    f[2] = Math.min(f[1], Math.max(0, f[b0])); // genommen
    if (f[2] > 0) {
      f[135] = 0; // Eintrag
      f[136] = f[b0] - f[2]; // Wert
      f[137] = Math.max(0, Math.min(3, f[136])); // neu
      if (f[137] !== f[b0]) {
        f[138] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[140] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[142] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0] = f[137]; // Maximallevel
        f[139] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[141] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[143] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[138] < 0 && f[139] >= 0 || f[138] > 0 && f[139] <= 0) {
          f[144] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[145] = 0; // Eintrag
            f[146] = 1; // Wert
            f[147] = Math.max(0, Math.min(1, f[146])); // neu
            if (f[147] !== f[b0 + 64]) {
              f[148] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[147]; // Koma
              f[149] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[148] === 0 && f[149] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[150] = 0; // Eintrag
                f[151] = 0; // Eintrag
                f[152] = 0; // Wert
                f[153] = Math.max(0, Math.min(1, f[152])); // neu
                if (f[153] !== f[b0 + 64]) {
                  f[154] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[153]; // Koma
                  f[155] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[154] === 0 && f[155] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[156] = 0; // Eintrag
            f[157] = 1; // Wert
            f[158] = Math.max(0, Math.min(1, f[157])); // neu
            if (f[158] !== f[b0 + 65]) {
              f[159] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[158]; // hysterisch
              f[160] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[159] === 0 && f[160] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[161] = 0; // Eintrag
                f[162] = 0; // Eintrag
                f[163] = 0; // Wert
                f[164] = Math.max(0, Math.min(1, f[163])); // neu
                if (f[164] !== f[b0 + 65]) {
                  f[165] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[164]; // hysterisch
                  f[166] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[165] === 0 && f[166] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[140] === 0 && f[141] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[167] = 0; // Eintrag
          f[168] = 0; // Eintrag
          f[169] = 0; // Wert
          f[170] = Math.max(0, Math.min(1, f[169])); // neu
          if (f[170] !== f[b0 + 64]) {
            f[171] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[170]; // Koma
            f[172] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[171] === 0 && f[172] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[142] === 0 && f[143] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[173] = 0; // Eintrag
          f[174] = 0; // Eintrag
          f[175] = 0; // Wert
          f[176] = Math.max(0, Math.min(1, f[175])); // neu
          if (f[176] !== f[b0 + 65]) {
            f[177] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[176]; // hysterisch
            f[178] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[177] === 0 && f[178] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[1] = f[1] - f[2]; // rest
    }
    return -1;
  }
  return {
    size: 248,
    registers: 179,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const cascadeGezielteEinwirkungTables = /* @__PURE__ */ $oddsTables(
  " 2..227,255..261,291..295 0,1,255..261 0,1,4,255..261 0,1,5,255..261 0,1,6,227,255..261 0,1,7,227,229..231,255..261 0,1,8,227,229..231,255..261 0,1,9,227,229..231,255..261,291 0,1,10,227,229..231,255..261,291 0,1,11,227,229..231,255..261,292 0,1,12,227,229..231,255..261,292 0,1,13,227,229..231,255..261 0,1,14,227,229..231,255..261 0,1,15,227,229..231,255..261 0,1,16,227,229..231,255..261 0,1,17,227,229..231,255..261,291 0,1,18,227,229..231,255..261,291 0,1,19,227,229..231,255..261,291,294 0,1,20,227,229..231,255..261,291,294 0,1,21,227,229..231,255..261,291,294 0,1,22,227,229..231,255..261,291,294 0,1,23,227,229..231,255..261,291,294 0,1,24,227,229..231,255..261,291,294 0,1,25,227,229..231,255..261 0,1,26,227,229..231,255..261 0,1,27,227,229..231,255..261 0,1,28,227,229..231,255..261,292 0,1,29,227,229..231,255..261,292 0,1,30,227,229..231,255..261,292,295 0,1,31,227,229..231,255..261,292,295 0,1,32,227,229..231,255..261,292,295 0,1,33,227,229..231,255..261,292,295 0,1,34,227,229..231,255..261,292,295 0,1,35,227,229..231,255..261,292,295 0,1,36,227,229..231,255..261,291..295 0,1,37,227,229..231,255..261,291..295 0,1,38,227,229..231,255..261,291..295 0,1,39,227,229..231,255..261,291..295 0,1,40,227,229..231,255..261,291..295 0,1,41,227,229..231,255..261,291..295 0,1,42,227,229..231,255..261,291..295 0,1,43,227,229..231,255..261,291..295 0,1,44,227,229..231,255..261,291..295 0,1,45,227,229..231,255..261,291..295 0,1,46,227,229..231,255..261,291..295 0,1,47,227,229..231,255..261,291..295 0,1,48,255..261 0,1,49,227,255..261 0,1,50,227,255..261 0,1,51,227,255..261 0,1,52,227,255..261 0,1,53,227,255..261 0,1,54,227,229..231,255..261 0,1,55,227,229..231,255..261 0,1,56,227,229..231,255..261,291..295 0,1,57,227,229..231,255..261,291..295 0,1,58,227,229..231,255..261,291..295 0,1,59,227,229..231,255..261,291..295 0,1,60,227,229..231,255..261 0,1,61,227,229..231,255..261 0,1,62,227,229..231,255..261 0,1,63,227,229..231,255..261 0,1,64,227,229..231,255..261,291..295 0,1,65,227,229..231,255..261,291..295 0,1,66,227,229..231,255..261,291..295 0,1,67,227,229..231,255..261,291..295 0,1,68,227,229..231,255..261,291..295 0,1,69,227,229..231,255..261,291..295 0,1,70,227,229..231,255..261,291..295 0,1,71,227,229..231,255..261,291..295 0,1,72,227,229..231,255..261 0,1,73,227,229..231,255..261 0,1,74,227,229..231,255..261 0,1,75,227,229..231,255..261,291..295 0,1,76,227,229..231,255..261,291..295 0,1,77,227,229..231,255..261,291..295 0,1,78,227,229..231,255..261,291..295 0,1,79,227,229..231,255..261,291..295 0,1,80,227,229..231,255..261,291..295 0,1,81,227,229..231,255..261,291..295 0,1,82,227,229..231,255..261,291..295 0,1,83,227,229..231,255..261,291..295 0,1,84,227,229..231,255..261,291..295 0,1,85,227,229..231,255..261,291..295 0,1,86,227,229..231,255..261,291..295 0,1,87,227,229..231,255..261,291..295 0,1,88,227,229..231,255..261,291..295 0,1,89,227,229..231,255..261,291..295 0,1,90,227,229..231,255..261,291..295 0,1,91,227,229..231,255..261,291..295 0,1,92,227,229..231,255..261,291..295 0,1,93,227,229..231,255..261,291..295 0,1,94,227,229..231,255..261,291..295 0,1,95,227,255..261 0,1,96,227,255..261 0,1,97,227,255..261 0,1,98,227,229..231,255..261 0,1,99,227,229..231,255..261 0,1,100,227,229..231,255..261,291..295 0,1,101,227,229..231,255..261,291..295 0,1,102,227,229..231,255..261,291..295 0,1,103,227,229..231,255..261,291..295 0,1,104,227,229..231,255..261 0,1,105,227,229..231,255..261 0,1,106,227,229..231,255..261 0,1,107,227,229..231,255..261 0,1,108,227,229..231,255..261,291..295 0,1,109,227,229..231,255..261,291..295 0,1,110,227,229..231,255..261,291..295 0,1,111,227,229..231,255..261,291..295 0,1,112,227,229..231,255..261,291..295 0,1,113,227,229..231,255..261,291..295 0,1,114,227,229..231,255..261,291..295 0,1,115,227,229..231,255..261,291..295 0,1,116,227,229..231,255..261 0,1,117,227,229..231,255..261 0,1,118,227,229..231,255..261 0,1,119,227,229..231,255..261,291..295 0,1,120,227,229..231,255..261,291..295 0,1,121,227,229..231,255..261,291..295 0,1,122,227,229..231,255..261,291..295 0,1,123,227,229..231,255..261,291..295 0,1,124,227,229..231,255..261,291..295 0,1,125,227,229..231,255..261,291..295 0,1,126,227,229..231,255..261,291..295 0,1,127,227,229..231,255..261,291..295 0,1,128,227,229..231,255..261,291..295 0,1,129,227,229..231,255..261,291..295 0,1,130,227,229..231,255..261,291..295 0,1,131,227,229..231,255..261,291..295 0,1,132,227,229..231,255..261,291..295 0,1,133,227,229..231,255..261,291..295 0,1,134,227,229..231,255..261,291..295 0,1,135,227,229..231,255..261,291..295 0,1,136,227,229..231,255..261,291..295 0,1,137,227,229..231,255..261,291..295 0,1,138,227,229..231,255..261,291..295 0,1,139,227,255..261 0,1,140,227,255..261 0,1,141,227,255..261 0,1,142,227,229..231,255..261 0,1,143,227,229..231,255..261 0,1,144,227,229..231,255..261,291..295 0,1,145,227,229..231,255..261,291..295 0,1,146,227,229..231,255..261,291..295 0,1,147,227,229..231,255..261,291..295 0,1,148,227,229..231,255..261 0,1,149,227,229..231,255..261 0,1,150,227,229..231,255..261 0,1,151,227,229..231,255..261 0,1,152,227,229..231,255..261,291..295 0,1,153,227,229..231,255..261,291..295 0,1,154,227,229..231,255..261,291..295 0,1,155,227,229..231,255..261,291..295 0,1,156,227,229..231,255..261,291..295 0,1,157,227,229..231,255..261,291..295 0,1,158,227,229..231,255..261,291..295 0,1,159,227,229..231,255..261,291..295 0,1,160,227,229..231,255..261 0,1,161,227,229..231,255..261 0,1,162,227,229..231,255..261 0,1,163,227,229..231,255..261,291..295 0,1,164,227,229..231,255..261,291..295 0,1,165,227,229..231,255..261,291..295 0,1,166,227,229..231,255..261,291..295 0,1,167,227,229..231,255..261,291..295 0,1,168,227,229..231,255..261,291..295 0,1,169,227,229..231,255..261,291..295 0,1,170,227,229..231,255..261,291..295 0,1,171,227,229..231,255..261,291..295 0,1,172,227,229..231,255..261,291..295 0,1,173,227,229..231,255..261,291..295 0,1,174,227,229..231,255..261,291..295 0,1,175,227,229..231,255..261,291..295 0,1,176,227,229..231,255..261,291..295 0,1,177,227,229..231,255..261,291..295 0,1,178,227,229..231,255..261,291..295 0,1,179,227,229..231,255..261,291..295 0,1,180,227,229..231,255..261,291..295 0,1,181,227,229..231,255..261,291..295 0,1,182,227,229..231,255..261,291..295 0,1,183,227,255..261 0,1,184,227,255..261 0,1,185,227,255..261 0,1,186,227,229..231,255..261 0,1,187,227,229..231,255..261 0,1,188,227,229..231,255..261,291..295 0,1,189,227,229..231,255..261,291..295 0,1,190,227,229..231,255..261,291..295 0,1,191,227,229..231,255..261,291..295 0,1,192,227,229..231,255..261 0,1,193,227,229..231,255..261 0,1,194,227,229..231,255..261 0,1,195,227,229..231,255..261 0,1,196,227,229..231,255..261,291..295 0,1,197,227,229..231,255..261,291..295 0,1,198,227,229..231,255..261,291..295 0,1,199,227,229..231,255..261,291..295 0,1,200,227,229..231,255..261,291..295 0,1,201,227,229..231,255..261,291..295 0,1,202,227,229..231,255..261,291..295 0,1,203,227,229..231,255..261,291..295 0,1,204,227,229..231,255..261 0,1,205,227,229..231,255..261 0,1,206,227,229..231,255..261 0,1,207,227,229..231,255..261,291..295 0,1,208,227,229..231,255..261,291..295 0,1,209,227,229..231,255..261,291..295 0,1,210,227,229..231,255..261,291..295 0,1,211,227,229..231,255..261,291..295 0,1,212,227,229..231,255..261,291..295 0,1,213,227,229..231,255..261,291..295 0,1,214,227,229..231,255..261,291..295 0,1,215,227,229..231,255..261,291..295 0,1,216,227,229..231,255..261,291..295 0,1,217,227,229..231,255..261,291..295 0,1,218,227,229..231,255..261,291..295 0,1,219,227,229..231,255..261,291..295 0,1,220,227,229..231,255..261,291..295 0,1,221,227,229..231,255..261,291..295 0,1,222,227,229..231,255..261,291..295 0,1,223,227,229..231,255..261,291..295 0,1,224,227,229..231,255..261,291..295 0,1,225,227,229..231,255..261,291..295 0,1,226,227,229..231,255..261,291..295 0,1,227,255..261 0,1,227,229..231,255..261,291..295 2,2..226,226*7,227*5 0*5,-3,0*9,1,1,0*9,1,1,0*23,4,-3,0*9,1,1,0*9,1,1,0*20,5,-3,0*9,1,1,0*9,1,1,0*20,6,-3,0*9,1,1,0*9,1,1,0*21,-3,0*9,1,1,0*9,1,1,0*62,1*22,0*5 9999,6,9999,3,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,9999,9999,3,4,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,5,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0*229,1*3,0*37,1*22,0*5",
  "[[[0],229,230,231,[[0,[-1,1,228]]],[],[]]]",
);

/** cascade/Gezielte Einwirkung, for odds. */
function cascadeGezielteEinwirkungOdds(b) {
  const b0 = b[0]; // Figur
  const table = cascadeGezielteEinwirkungTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[2] = Math.max(0, f[0]); // rest
    f[3] = Math.min(f[2], Math.max(0, entryOf(f, b0 + 28, 7, f[1]))); // genommen
    if (f[3] > 0) {
      f[4] = f[1]; // Eintrag
      f[5] = entryOf(f, b0 + 28, 7, f[1]) - f[3]; // Wert
      f[6] = entryOf(f, b0 + 28, 7, f[4]) < Math.max(0, Math.min(3, f[5]))
        ? Math.max(entryOf(f, b0 + 28, 7, f[4]), Math.min(Math.max(0, Math.min(3, f[5])), f[b0]))
        : Math.max(0, Math.min(3, f[5])); // neu
      if (f[6] !== entryOf(f, b0 + 28, 7, f[4])) {
        f[7] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[9] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[11] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[4])] = f[6]; // Eigenschaften
        f[8] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[10] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[12] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[7] < 0 && f[8] >= 0 || f[7] > 0 && f[8] <= 0) {
          f[13] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[14] = 0; // Eintrag
            f[15] = 1; // Wert
            f[16] = Math.max(0, Math.min(1, f[15])); // neu
            if (f[16] !== f[b0 + 64]) {
              f[17] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[16]; // Koma
              f[18] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[17] === 0 && f[18] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[19] = 0; // Eintrag
                f[20] = 0; // Eintrag
                f[21] = 0; // Wert
                f[22] = Math.max(0, Math.min(1, f[21])); // neu
                if (f[22] !== f[b0 + 64]) {
                  f[23] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[22]; // Koma
                  f[24] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[23] === 0 && f[24] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[25] = 0; // Eintrag
            f[26] = 1; // Wert
            f[27] = Math.max(0, Math.min(1, f[26])); // neu
            if (f[27] !== f[b0 + 65]) {
              f[28] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[27]; // hysterisch
              f[29] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[28] === 0 && f[29] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[30] = 0; // Eintrag
                f[31] = 0; // Eintrag
                f[32] = 0; // Wert
                f[33] = Math.max(0, Math.min(1, f[32])); // neu
                if (f[33] !== f[b0 + 65]) {
                  f[34] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[33]; // hysterisch
                  f[35] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[34] === 0 && f[35] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[9] === 0 && f[10] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[36] = 0; // Eintrag
          f[37] = 0; // Eintrag
          f[38] = 0; // Wert
          f[39] = Math.max(0, Math.min(1, f[38])); // neu
          if (f[39] !== f[b0 + 64]) {
            f[40] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[39]; // Koma
            f[41] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[40] === 0 && f[41] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[11] === 0 && f[12] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[42] = 0; // Eintrag
          f[43] = 0; // Eintrag
          f[44] = 0; // Wert
          f[45] = Math.max(0, Math.min(1, f[44])); // neu
          if (f[45] !== f[b0 + 65]) {
            f[46] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[45]; // hysterisch
            f[47] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[46] === 0 && f[47] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[2] = f[2] - f[3]; // rest
    }
    if (f[2] > 0) {
      f[48] = f[2]; // amount
      f[49] = Math.max(0, f[48]); // rest
      f[50] = Math.min(f[49], Math.max(0, f[b0 + 32])); // genommen
      if (f[50] > 0) {
        f[51] = 4; // Eintrag
        f[52] = f[b0 + 32] - f[50]; // Wert
        f[53] = entryOf(f, b0 + 28, 7, f[51]) < Math.max(0, Math.min(3, f[52]))
          ? Math.max(
              entryOf(f, b0 + 28, 7, f[51]),
              Math.min(Math.max(0, Math.min(3, f[52])), f[b0]),
            )
          : Math.max(0, Math.min(3, f[52])); // neu
        if (f[53] !== entryOf(f, b0 + 28, 7, f[51])) {
          f[54] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[56] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[58] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 28 + (f[51])] = f[53]; // Eigenschaften
          f[55] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[57] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[59] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[54] < 0 && f[55] >= 0 || f[54] > 0 && f[55] <= 0) {
            f[60] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[61] = 0; // Eintrag
              f[62] = 1; // Wert
              f[63] = Math.max(0, Math.min(1, f[62])); // neu
              if (f[63] !== f[b0 + 64]) {
                f[64] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[63]; // Koma
                f[65] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[64] === 0 && f[65] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[66] = 0; // Eintrag
                  f[67] = 0; // Eintrag
                  f[68] = 0; // Wert
                  f[69] = Math.max(0, Math.min(1, f[68])); // neu
                  if (f[69] !== f[b0 + 64]) {
                    f[70] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[69]; // Koma
                    f[71] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[70] === 0 && f[71] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[72] = 0; // Eintrag
              f[73] = 1; // Wert
              f[74] = Math.max(0, Math.min(1, f[73])); // neu
              if (f[74] !== f[b0 + 65]) {
                f[75] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[74]; // hysterisch
                f[76] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[75] === 0 && f[76] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[77] = 0; // Eintrag
                  f[78] = 0; // Eintrag
                  f[79] = 0; // Wert
                  f[80] = Math.max(0, Math.min(1, f[79])); // neu
                  if (f[80] !== f[b0 + 65]) {
                    f[81] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[80]; // hysterisch
                    f[82] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[81] === 0 && f[82] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[56] === 0 && f[57] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[83] = 0; // Eintrag
            f[84] = 0; // Eintrag
            f[85] = 0; // Wert
            f[86] = Math.max(0, Math.min(1, f[85])); // neu
            if (f[86] !== f[b0 + 64]) {
              f[87] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[86]; // Koma
              f[88] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[87] === 0 && f[88] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[58] === 0 && f[59] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[89] = 0; // Eintrag
            f[90] = 0; // Eintrag
            f[91] = 0; // Wert
            f[92] = Math.max(0, Math.min(1, f[91])); // neu
            if (f[92] !== f[b0 + 65]) {
              f[93] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[92]; // hysterisch
              f[94] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[93] === 0 && f[94] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[49] = f[49] - f[50]; // rest
      }
      f[50] = Math.min(f[49], Math.max(0, f[b0 + 33])); // genommen
      if (f[50] > 0) {
        f[95] = 5; // Eintrag
        f[96] = f[b0 + 33] - f[50]; // Wert
        f[97] = entryOf(f, b0 + 28, 7, f[95]) < Math.max(0, Math.min(3, f[96]))
          ? Math.max(
              entryOf(f, b0 + 28, 7, f[95]),
              Math.min(Math.max(0, Math.min(3, f[96])), f[b0]),
            )
          : Math.max(0, Math.min(3, f[96])); // neu
        if (f[97] !== entryOf(f, b0 + 28, 7, f[95])) {
          f[98] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[100] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[102] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 28 + (f[95])] = f[97]; // Eigenschaften
          f[99] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[101] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[103] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[98] < 0 && f[99] >= 0 || f[98] > 0 && f[99] <= 0) {
            f[104] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[105] = 0; // Eintrag
              f[106] = 1; // Wert
              f[107] = Math.max(0, Math.min(1, f[106])); // neu
              if (f[107] !== f[b0 + 64]) {
                f[108] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[107]; // Koma
                f[109] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[108] === 0 && f[109] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[110] = 0; // Eintrag
                  f[111] = 0; // Eintrag
                  f[112] = 0; // Wert
                  f[113] = Math.max(0, Math.min(1, f[112])); // neu
                  if (f[113] !== f[b0 + 64]) {
                    f[114] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[113]; // Koma
                    f[115] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[114] === 0 && f[115] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[116] = 0; // Eintrag
              f[117] = 1; // Wert
              f[118] = Math.max(0, Math.min(1, f[117])); // neu
              if (f[118] !== f[b0 + 65]) {
                f[119] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[118]; // hysterisch
                f[120] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[119] === 0 && f[120] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[121] = 0; // Eintrag
                  f[122] = 0; // Eintrag
                  f[123] = 0; // Wert
                  f[124] = Math.max(0, Math.min(1, f[123])); // neu
                  if (f[124] !== f[b0 + 65]) {
                    f[125] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[124]; // hysterisch
                    f[126] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[125] === 0 && f[126] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[100] === 0 && f[101] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[127] = 0; // Eintrag
            f[128] = 0; // Eintrag
            f[129] = 0; // Wert
            f[130] = Math.max(0, Math.min(1, f[129])); // neu
            if (f[130] !== f[b0 + 64]) {
              f[131] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[130]; // Koma
              f[132] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[131] === 0 && f[132] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[102] === 0 && f[103] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[133] = 0; // Eintrag
            f[134] = 0; // Eintrag
            f[135] = 0; // Wert
            f[136] = Math.max(0, Math.min(1, f[135])); // neu
            if (f[136] !== f[b0 + 65]) {
              f[137] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[136]; // hysterisch
              f[138] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[137] === 0 && f[138] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[49] = f[49] - f[50]; // rest
      }
      f[50] = Math.min(f[49], Math.max(0, f[b0 + 34])); // genommen
      if (f[50] > 0) {
        f[139] = 6; // Eintrag
        f[140] = f[b0 + 34] - f[50]; // Wert
        f[141] = entryOf(f, b0 + 28, 7, f[139]) < Math.max(0, Math.min(3, f[140]))
          ? Math.max(
              entryOf(f, b0 + 28, 7, f[139]),
              Math.min(Math.max(0, Math.min(3, f[140])), f[b0]),
            )
          : Math.max(0, Math.min(3, f[140])); // neu
        if (f[141] !== entryOf(f, b0 + 28, 7, f[139])) {
          f[142] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[144] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[146] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 28 + (f[139])] = f[141]; // Eigenschaften
          f[143] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[145] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[147] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[142] < 0 && f[143] >= 0 || f[142] > 0 && f[143] <= 0) {
            f[148] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[149] = 0; // Eintrag
              f[150] = 1; // Wert
              f[151] = Math.max(0, Math.min(1, f[150])); // neu
              if (f[151] !== f[b0 + 64]) {
                f[152] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[151]; // Koma
                f[153] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[152] === 0 && f[153] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[154] = 0; // Eintrag
                  f[155] = 0; // Eintrag
                  f[156] = 0; // Wert
                  f[157] = Math.max(0, Math.min(1, f[156])); // neu
                  if (f[157] !== f[b0 + 64]) {
                    f[158] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[157]; // Koma
                    f[159] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[158] === 0 && f[159] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[160] = 0; // Eintrag
              f[161] = 1; // Wert
              f[162] = Math.max(0, Math.min(1, f[161])); // neu
              if (f[162] !== f[b0 + 65]) {
                f[163] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[162]; // hysterisch
                f[164] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[163] === 0 && f[164] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[165] = 0; // Eintrag
                  f[166] = 0; // Eintrag
                  f[167] = 0; // Wert
                  f[168] = Math.max(0, Math.min(1, f[167])); // neu
                  if (f[168] !== f[b0 + 65]) {
                    f[169] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[168]; // hysterisch
                    f[170] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[169] === 0 && f[170] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[144] === 0 && f[145] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[171] = 0; // Eintrag
            f[172] = 0; // Eintrag
            f[173] = 0; // Wert
            f[174] = Math.max(0, Math.min(1, f[173])); // neu
            if (f[174] !== f[b0 + 64]) {
              f[175] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[174]; // Koma
              f[176] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[175] === 0 && f[176] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[146] === 0 && f[147] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[177] = 0; // Eintrag
            f[178] = 0; // Eintrag
            f[179] = 0; // Wert
            f[180] = Math.max(0, Math.min(1, f[179])); // neu
            if (f[180] !== f[b0 + 65]) {
              f[181] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[180]; // hysterisch
              f[182] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[181] === 0 && f[182] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[49] = f[49] - f[50]; // rest
      }
      f[50] = Math.min(f[49], Math.max(0, f[b0])); // genommen
      if (f[50] > 0) {
        f[183] = 0; // Eintrag
        f[184] = f[b0] - f[50]; // Wert
        f[185] = Math.max(0, Math.min(3, f[184])); // neu
        if (f[185] !== f[b0]) {
          f[186] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[188] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[190] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0] = f[185]; // Maximallevel
          f[187] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[189] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[191] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[186] < 0 && f[187] >= 0 || f[186] > 0 && f[187] <= 0) {
            f[192] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[193] = 0; // Eintrag
              f[194] = 1; // Wert
              f[195] = Math.max(0, Math.min(1, f[194])); // neu
              if (f[195] !== f[b0 + 64]) {
                f[196] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[195]; // Koma
                f[197] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[196] === 0 && f[197] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[198] = 0; // Eintrag
                  f[199] = 0; // Eintrag
                  f[200] = 0; // Wert
                  f[201] = Math.max(0, Math.min(1, f[200])); // neu
                  if (f[201] !== f[b0 + 64]) {
                    f[202] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[201]; // Koma
                    f[203] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[202] === 0 && f[203] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[204] = 0; // Eintrag
              f[205] = 1; // Wert
              f[206] = Math.max(0, Math.min(1, f[205])); // neu
              if (f[206] !== f[b0 + 65]) {
                f[207] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[206]; // hysterisch
                f[208] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[207] === 0 && f[208] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[209] = 0; // Eintrag
                  f[210] = 0; // Eintrag
                  f[211] = 0; // Wert
                  f[212] = Math.max(0, Math.min(1, f[211])); // neu
                  if (f[212] !== f[b0 + 65]) {
                    f[213] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[212]; // hysterisch
                    f[214] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[213] === 0 && f[214] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[188] === 0 && f[189] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[215] = 0; // Eintrag
            f[216] = 0; // Eintrag
            f[217] = 0; // Wert
            f[218] = Math.max(0, Math.min(1, f[217])); // neu
            if (f[218] !== f[b0 + 64]) {
              f[219] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[218]; // Koma
              f[220] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[219] === 0 && f[220] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[190] === 0 && f[191] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[221] = 0; // Eintrag
            f[222] = 0; // Eintrag
            f[223] = 0; // Wert
            f[224] = Math.max(0, Math.min(1, f[223])); // neu
            if (f[224] !== f[b0 + 65]) {
              f[225] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[224]; // hysterisch
              f[226] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[225] === 0 && f[226] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[49] = f[49] - f[50]; // rest
      }
    }
    return -1;
  }
  return {
    size: 296,
    registers: 227,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const checkKontrollwurfTables = /* @__PURE__ */ $oddsTables(
  "0,17,19..21,45..51,59..80 4,5,16  1 17,19..21,45..51 2..4 7 0 2,4,5,7,8,17,19..21,45..51,59..80 3,4,6,9..15,59..80,83..85 7,8,17,19..21,45..51,59..80 4 7,17,19..21,45..51,59..80 7,8,10,17,19..21,45..51,59..80 7,8,11,17,19..21,45..51,59..80 7,8,12,17,19..21,45..51,59..80 7,8,13,16,17,19..21,45..51,59..80 7,8,14,16,17,19..21,45..51,59..80 7,8,15..17,19..21,45..51,59..80 7,8,16,17,19..21,45..51,59..80 7,8,16,17,19..21,45..51,59..80,83 7,8,16,17,19..21,45..51,59..80,83,84 7,8,16,17,19..21,45..51,59..80,83,85 10,11,10,12..19,19*21,20..22 3,6,9..15,59..80,83..85 10,10,12..19,19*21,20..22 3..5,9..15,59..80,83..85 4,7,8,17,19..21,45..51,59..80 5,7,8,17,19..21,45..51,59..80 10,27,28,12..19,19*21,20..22 7,0,0,-1,0,0,-1,7,1,1,0,0,1,0,2,2,0*43,1*22,0*5 28,5,5,4,6,5,4,28,6,3,21,2,2,21,4,3*3,9,28*3,99*23,3*36,1,1,64,1,1 0*3,1,0,0,1,0,0,1,0,0,1,0,1,1,0*3,1*3,0*37,1*22,0*5",
  "[[[0],30,31,32,[[0,[0,1,5]],[2,[1,6,6]],[8,[-1,9,23],[-1,24,25],[0,26,29]]],[2,2],[]]]",
);

/** check/Kontrollwurf, for odds. */
function checkKontrollwurfOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkKontrollwurfTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[16] = nInFile(f, b0, 5); // collection/Eigenschaften/=
    if (entryOf(f, b0 + 42, 22, f[0] - 7) !== $NONE) {
      if (beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[0] - 7)) > 0) {
        f[4] = 0; // Erfolge
        f[5] = f[1]; // Neuwürfe
        return 0;
      }
      return -2; // check/Skillwurf/#2
    }
    return -3; // check/Skillwurf/#1
  }

  // head: check/Kontrollwurf/#1
  function after0(f) {
    f[7] = f[0]; // Skill
    return 1;
  }

  // draw: Auge
  function after1(f) {
    f[9] = wurfstufeInFile(f, beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[7] - 7))); // Stand
    if (
      f[8] === 1 &&
        f[9] > 1 &&
        !(
          f[b0 + 2] !== $NONE && f[7] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[7] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[7] === f[b0 + 4]
        )
    ) {
      f[10] = f[7] - 7; // Eintrag
      f[11] = f[9] - 1; // Wert
      f[12] = f[11] === $NONE ? $NONE : Math.max(1, Math.min(3, f[11])); // neu
      if (f[12] !== entryOf(f, b0 + 42, 22, f[10])) {
        f[b0 + 42 + (f[10])] = f[12]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[8] === 6 && entryOf(f, b0 + 42, 22, f[7] - 7) < f[16]) {
      f[13] = f[7] - 7; // Eintrag
      f[14] = entryOf(f, b0 + 42, 22, f[7] - 7) === $NONE
        ? $NONE
        : entryOf(f, b0 + 42, 22, f[7] - 7) + 1; // Wert
      f[15] = f[14] === $NONE ? $NONE : Math.max(1, Math.min(3, f[14])); // neu
      if (f[15] !== entryOf(f, b0 + 42, 22, f[13])) {
        f[b0 + 42 + (f[13])] = f[15]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[3] = modus0(f[8], f[9]); // Ergebnis
    if (f[3] >= 1) {
      f[4] = f[4] + 1; // Erfolge
      if (1 + f[2] <= f[4]) {
        f[6] = f[3]; // result
        return -1;
      }
    } else {
      if (f[5] <= 0) {
        f[6] = f[3]; // result
        return -1;
      }
      f[5] = f[5] - 1; // Neuwürfe
    }
    return 0;
  }
  return {
    size: 86,
    registers: 17,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [8],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 6,
    reasons: ["check/Skillwurf/#2", "check/Skillwurf/#1"],
  };
}

const checkErsatzprobeTables = /* @__PURE__ */ $oddsTables(
  "20,22..24,48..54 19 0  3,20,22..24,48..54 5,6,12,13 3 3,3,6,3 12,13 6,3 5,6 12,13,20,22..24,48..54 13 11,12 2,4,9,10,20,22..24,48..54 7..9,14,15 9 4 3,3,16,17,3 7,8,14,15 3,3,17,3 7..10,14,15 10 3,3,16,22,17,3 14,15 17,3 2,9,10,14,15,20,22..24,48..54 7..9 14,15,20,22..24,48..54 15 28,29,16 7,8 28,29 7..10 9,14,15,20,22..24,48..54 10,14,15,20,22..24,48..54 28,29,34,35 11,16..18,62..83,86..88 7 0,6,8,16,22..46 0,6,8,17,22..46 0,6,8,18,22..46 0,6,8,22..46,62..83 0,6,8,22..46,62..83,86 0,6,8,22..46,62..83,86,87 0,6,8,22..46,62..83,86,88 38..42,42*21,43..45 5 11 9,10 1 3,50 7,0*4,-1,1,-1,1,0,0,-1..1,0,1,0,1,1,0*43,1*22,0*5 28,5,5,6,6,4,6,4,6,6,5,4,6*4,21,1,1,3,3,9,28*3,99*23,3*36,1,1,64,1,1 0*5,1*4,0,0,1,0,1,0,1,0,0,1,0*3,1*3,0*37,1*22,0*5",
  "[[[0],52,53,54,[[0,[0,1,2]],[3,[1,3,3]],[4,[6,5,7],[2,8,9]],[3,[6,10,13]],[14,[5,15,18],[5,19,20],[3,21,23],[4,24,25]],[26,[5,27,30],[5,31,32],[3,33,36]],[3,[-1,37,46]],[47,[-1,48,6],[3,49,51]]],[2,2,3,3,3,3,3],[]]]",
);

/** check/Ersatzprobe, for odds. */
function checkErsatzprobeOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkErsatzprobeTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[19] = nInFile(f, b0, 5); // collection/Eigenschaften/=
    if (f[19] > 0) {
      return 0;
    }
    return -2; // check/Ersatzprobe/#1
  }

  // ask: Einleitende
  function after0(f) {
    return 1;
  }

  // ask: Ausführende
  function after1(f) {
    f[12] = f[3]; // Eigenschaft
    f[13] = $NONE; // Auge
    if (nInFile(f, b0, f[12]) === 0) {
      f[5] = 0; // Einleitung
      f[6] = f[13]; // Einleitung's Auge
      return 6;
    }
    return 2;
  }

  // draw: Auge
  function after2(f) {
    f[5] = modus0(f[13], wurfstufeInFile(f, nInFile(f, b0, f[12]))); // Einleitung
    f[6] = f[13]; // Einleitung's Auge
    return 6;
  }

  // head: check/Ersatzprobe/#6
  function after3(f) {
    f[14] = f[4]; // Eigenschaft
    f[15] = $NONE; // Auge
    if (nInFile(f, b0, f[14]) === 0) {
      f[7] = 0; // Ausführung
      f[8] = f[15]; // Ausführung's Auge
      if (f[7] >= 1) {
        f[9] = f[9] + 1; // Erfolge
        if (1 + f[2] <= f[9]) {
          return 5;
        }
      } else {
        if (f[10] <= 0) {
          return 5;
        }
        f[10] = f[10] - 1; // Neuwürfe
      }
      return 3;
    }
    return 4;
  }

  // draw: Auge
  function after4(f) {
    f[7] = modus0(f[15], wurfstufeInFile(f, nInFile(f, b0, f[14]))); // Ausführung
    f[8] = f[15]; // Ausführung's Auge
    if (f[7] >= 1) {
      f[9] = f[9] + 1; // Erfolge
      if (1 + f[2] <= f[9]) {
        return 5;
      }
    } else {
      if (f[10] <= 0) {
        return 5;
      }
      f[10] = f[10] - 1; // Neuwürfe
    }
    return 3;
  }

  // join: check/Ersatzprobe/#6
  function after5(f) {
    if (
      f[6] === 6 &&
        f[8] === 6 &&
        (
          f[b0 + 2] !== $NONE && f[0] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[0] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[0] === f[b0 + 4]
        ) &&
        entryOf(f, b0 + 5, 22, f[0] - 7) > 0
    ) {
      f[16] = f[0] - 7; // Eintrag
      f[17] = 1; // Wert
      f[18] = f[17] === $NONE ? $NONE : Math.max(1, Math.min(3, f[17])); // neu
      if (f[18] !== entryOf(f, b0 + 42, 22, f[16])) {
        f[b0 + 42 + (f[16])] = f[18]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[11] = f[7]; // result
    return -1;
  }

  // join: check/Ersatzprobe/#4
  function after6(f) {
    if (f[5] < 1) {
      f[11] = 0; // result
      return -1;
    }
    f[9] = 0; // Erfolge
    f[10] = f[1]; // Neuwürfe
    return 3;
  }
  return {
    size: 89,
    registers: 20,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "ask",
        label: "Einleitende",
        to: [3],
        uses: table.uses[0],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[0] - 7 < 6 ? art(f[0] - 7) : n0(f[0] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after0,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [4],
        uses: table.uses[1],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [3],
          usual: (f) => ersatzkombo1(f[0] - 7 < 6 ? art(f[0] - 7) : n0(f[0] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after1,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [13],
        uses: table.uses[2],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[3],
        pool: null,
        ask: null,
        endless: false,
        next: after3,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [15],
        uses: table.uses[4],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after4,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[5],
        pool: null,
        ask: null,
        endless: false,
        next: after5,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[6],
        pool: null,
        ask: null,
        endless: false,
        next: after6,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 11,
    reasons: ["check/Ersatzprobe/#1"],
  };
}

const checkProbeTables = /* @__PURE__ */ $oddsTables(
  "0,43,45..47,71..77,85..106 6..11,13,14,42,70,109..111  0 1 2 43,45..47,71..77 70 70,109 70,109,110 70,109,111 2*3,3..5,2,4,6..10 6..8,24..26,42,70,109..111 2*3,3..10 15 9 11,13..16,43,45..47,71..77,85..106 12,13,17..23,85..106,109..111 15,16,43,45..47,71..77,85..106 13 15,43,45..47,71..77,85..106 15,16,18,43,45..47,71..77,85..106 15,16,19,43,45..47,71..77,85..106 15,16,20,43,45..47,71..77,85..106 15,16,21,42,43,45..47,71..77,85..106 15,16,22,42,43,45..47,71..77,85..106 15,16,23,42,43,45..47,71..77,85..106 15,16,42,43,45..47,71..77,85..106 15,16,42,43,45..47,71..77,85..106,109 15,16,42,43,45..47,71..77,85..106,109,110 15,16,42,43,45..47,71..77,85..106,109,111 18..27,27*21,28..30 12,17..23,85..106,109..111 18,20..27,27*21,28..30 12..14,17..23,85..106,109..111 13,15,16,43,45..47,71..77,85..106 14..16,43,45..47,71..77,85..106 18,35,36,20..27,27*21,28..30 3,5 12 39,39 27,43,45..47,71..77 29,30,35,36 27 2,2,43,2 35,36 43,2 29,30 35,36,43,45..47,71..77 36 48,49 26,28,33,34,43,45..47,71..77 31..33,37,38 33 28 2,2,53,54,2 31,32,37,38 2,2,54,2 31..34,37,38 34 2,2,53,59,54,2 37,38 54,2 26,33,34,37,38,43,45..47,71..77 31..33 37,38,43,45..47,71..77 38 65,66,53 31,32 65,66 31..34 33,37,38,43,45..47,71..77 34,37,38,43,45..47,71..77 65,66,71,72 4,5,39..41,85..106,109..111 31 24,30,32,39,45..69 24,30,32,40,45..69 24,30,32,41,45..69 24,30,32,45..69,85..106 24,30,32,45..69,85..106,109 24,30,32,45..69,85..106,109,110 24,30,32,45..69,85..106,109,111 75,75..79,79*21,80..82 29 4,5 2,2 33,34 25 2,88 7,0,0,-1*3,0*3,7,0,0,-1,0,0,7,1,1,0,0,1,0,2,2,7,0*4,-1,1,-1,1,0*3,1,0,1,0,1,1,0*43,1*22,0*5 28,5,5,4*3,0*3,28,5,5,4,6,5,28,6,3,21,2,2,21,4,3,28,5,5,6,6,4,6,4,6,6,5,6*4,21,1,1,3,3,9,28*3,99*23,3*36,1,1,64,1,1 0*3,1*3,0*6,1,0*4,1,0,0,1,0,1,1,0*5,1*4,0*3,1,0,1,0,0,1,0*3,1*3,0*37,1*22,0*5 24",
  "[[[0],90,91,92,[[0,[0,1,11],[3,12,13]],[2,[1,14,14]],[16,[2,17,31],[2,32,33],[0,34,37]],[2,[-1,38,40]],[2,[4,2,2]],[41,[9,42,44],[5,45,46]],[2,[9,47,50]],[51,[8,52,55],[8,56,57],[6,58,60],[7,61,62]],[63,[8,64,67],[8,68,69],[6,70,73]],[2,[-1,74,83]],[84,[-1,85,86],[6,87,89]]],[2,2,2,93,93,2,2,2,2,2],[]]]",
);

/** check/Probe, for odds. */
function checkProbeOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkProbeTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[42] = nInFile(f, b0, 5); // collection/Eigenschaften/=
    f[6] = 0; // Eintrag
    f[7] = 0; // Wert
    f[8] = Math.max(0, Math.min(99, f[7])); // neu
    if (f[8] !== f[b0 + 27]) {
      f[b0 + 27] = f[8]; // gesammelte Energie
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    if (entryOf(f, b0 + 42, 22, f[0] - 7) !== $NONE) {
      f[9] = f[0]; // Skill
      f[10] = f[1]; // Boni
      f[11] = f[2]; // Mali
      if (entryOf(f, b0 + 42, 22, f[9] - 7) !== $NONE) {
        if (beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[9] - 7)) > 0) {
          f[13] = 0; // Erfolge
          f[14] = f[10]; // Neuwürfe
          return 0;
        }
        return -2; // check/Skillwurf/#2
      }
      return -3; // check/Skillwurf/#1
    }
    f[24] = f[0]; // Skill
    f[25] = f[1]; // Boni
    f[26] = f[2]; // Mali
    if (f[42] > 0) {
      return 3;
    }
    return -4; // check/Ersatzprobe/#1
  }

  // head: check/Kontrollwurf/#1
  function after0(f) {
    f[15] = f[9]; // Skill
    return 1;
  }

  // draw: Auge
  function after1(f) {
    f[17] = wurfstufeInFile(f, beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[15] - 7))); // Stand
    if (
      f[16] === 1 &&
        f[17] > 1 &&
        !(
          f[b0 + 2] !== $NONE && f[15] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[15] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[15] === f[b0 + 4]
        )
    ) {
      f[18] = f[15] - 7; // Eintrag
      f[19] = f[17] - 1; // Wert
      f[20] = f[19] === $NONE ? $NONE : Math.max(1, Math.min(3, f[19])); // neu
      if (f[20] !== entryOf(f, b0 + 42, 22, f[18])) {
        f[b0 + 42 + (f[18])] = f[20]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[16] === 6 && entryOf(f, b0 + 42, 22, f[15] - 7) < f[42]) {
      f[21] = f[15] - 7; // Eintrag
      f[22] = entryOf(f, b0 + 42, 22, f[15] - 7) === $NONE
        ? $NONE
        : entryOf(f, b0 + 42, 22, f[15] - 7) + 1; // Wert
      f[23] = f[22] === $NONE ? $NONE : Math.max(1, Math.min(3, f[22])); // neu
      if (f[23] !== entryOf(f, b0 + 42, 22, f[21])) {
        f[b0 + 42 + (f[21])] = f[23]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[12] = modus0(f[16], f[17]); // Ergebnis
    if (f[12] >= 1) {
      f[13] = f[13] + 1; // Erfolge
      if (1 + f[11] <= f[13]) {
        return 2;
      }
    } else {
      if (f[14] <= 0) {
        return 2;
      }
      f[14] = f[14] - 1; // Neuwürfe
    }
    return 0;
  }

  // join: check/Kontrollwurf/#1
  function after2(f) {
    f[3] = f[12]; // Ergebnis
    f[5] = f[3]; // result
    return -1;
  }

  // ask: Einleitende
  function after3(f) {
    return 4;
  }

  // ask: Ausführende
  function after4(f) {
    f[35] = f[27]; // Eigenschaft
    f[36] = $NONE; // Auge
    if (nInFile(f, b0, f[35]) === 0) {
      f[29] = 0; // Einleitung
      f[30] = f[36]; // Einleitung's Auge
      return 9;
    }
    return 5;
  }

  // draw: Auge
  function after5(f) {
    f[29] = modus0(f[36], wurfstufeInFile(f, nInFile(f, b0, f[35]))); // Einleitung
    f[30] = f[36]; // Einleitung's Auge
    return 9;
  }

  // head: check/Ersatzprobe/#6
  function after6(f) {
    f[37] = f[28]; // Eigenschaft
    f[38] = $NONE; // Auge
    if (nInFile(f, b0, f[37]) === 0) {
      f[31] = 0; // Ausführung
      f[32] = f[38]; // Ausführung's Auge
      if (f[31] >= 1) {
        f[33] = f[33] + 1; // Erfolge
        if (1 + f[26] <= f[33]) {
          return 8;
        }
      } else {
        if (f[34] <= 0) {
          return 8;
        }
        f[34] = f[34] - 1; // Neuwürfe
      }
      return 6;
    }
    return 7;
  }

  // draw: Auge
  function after7(f) {
    f[31] = modus0(f[38], wurfstufeInFile(f, nInFile(f, b0, f[37]))); // Ausführung
    f[32] = f[38]; // Ausführung's Auge
    if (f[31] >= 1) {
      f[33] = f[33] + 1; // Erfolge
      if (1 + f[26] <= f[33]) {
        return 8;
      }
    } else {
      if (f[34] <= 0) {
        return 8;
      }
      f[34] = f[34] - 1; // Neuwürfe
    }
    return 6;
  }

  // join: check/Ersatzprobe/#6
  function after8(f) {
    if (
      f[30] === 6 &&
        f[32] === 6 &&
        (
          f[b0 + 2] !== $NONE && f[24] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[24] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[24] === f[b0 + 4]
        ) &&
        entryOf(f, b0 + 5, 22, f[24] - 7) > 0
    ) {
      f[39] = f[24] - 7; // Eintrag
      f[40] = 1; // Wert
      f[41] = f[40] === $NONE ? $NONE : Math.max(1, Math.min(3, f[40])); // neu
      if (f[41] !== entryOf(f, b0 + 42, 22, f[39])) {
        f[b0 + 42 + (f[39])] = f[41]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[4] = f[31]; // Ergebnis
    f[5] = f[4]; // result
    return -1;
  }

  // join: check/Ersatzprobe/#4
  function after9(f) {
    if (f[29] < 1) {
      f[4] = 0; // Ergebnis
      f[5] = f[4]; // result
      return -1;
    }
    f[33] = 0; // Erfolge
    f[34] = f[25]; // Neuwürfe
    return 6;
  }
  return {
    size: 112,
    registers: 43,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [16],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[2],
        pool: null,
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [27],
        uses: table.uses[3],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[24] - 7 < 6 ? art(f[24] - 7) : n0(f[24] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after3,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [28],
        uses: table.uses[4],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [27],
          usual: (f) => ersatzkombo1(f[24] - 7 < 6 ? art(f[24] - 7) : n0(f[24] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after4,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [36],
        uses: table.uses[5],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after5,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[6],
        pool: null,
        ask: null,
        endless: false,
        next: after6,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [38],
        uses: table.uses[7],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after7,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[8],
        pool: null,
        ask: null,
        endless: false,
        next: after8,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[9],
        pool: null,
        ask: null,
        endless: false,
        next: after9,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 5,
    reasons: ["check/Skillwurf/#2", "check/Skillwurf/#1", "check/Ersatzprobe/#1"],
  };
}

const checkTrainingUmstellenTables = /* @__PURE__ */ $oddsTables(
  " 2..45,48..50,110..114 0 1 0,1,5,46,48..50,74..80 0,1,6,46,48..50,74..80 0,1,7,46,48..50,74..80,110 0,1,8,46,48..50,74..80,110 0,1,9,46,48..50,74..80,111 0,1,10,46,48..50,74..80,111 0,1,11,46,48..50,74..80 0,1,12,46,48..50,74..80 0,1,13,46,48..50,74..80 0,1,14,46,48..50,74..80 0,1,15,46,48..50,74..80,110 0,1,16,46,48..50,74..80,110 0,1,17,46,48..50,74..80,110,113 0,1,18,46,48..50,74..80,110,113 0,1,19,46,48..50,74..80,110,113 0,1,20,46,48..50,74..80,110,113 0,1,21,46,48..50,74..80,110,113 0,1,22,46,48..50,74..80,110,113 0,1,23,46,48..50,74..80 0,1,24,46,48..50,74..80 0,1,25,46,48..50,74..80 0,1,26,46,48..50,74..80,111 0,1,27,46,48..50,74..80,111 0,1,28,46,48..50,74..80,111,114 0,1,29,46,48..50,74..80,111,114 0,1,30,46,48..50,74..80,111,114 0,1,31,46,48..50,74..80,111,114 0,1,32,46,48..50,74..80,111,114 0,1,33,46,48..50,74..80,111,114 0,1,34,46,48..50,74..80,110..114 0,1,35,46,48..50,74..80,110..114 0,1,36,46,48..50,74..80,110..114 0,1,37,46,48..50,74..80,110..114 0,1,38,46,48..50,74..80,110..114 0,1,39,46,48..50,74..80,110..114 0,1,40,46,48..50,74..80,110..114 0,1,41,46,48..50,74..80,110..114 0,1,42,46,48..50,74..80,110..114 0,1,43,46,48..50,74..80,110..114 0,1,44,46,48..50,74..80,110..114 0,1,45,46,48..50,74..80,110..114 0,1,48..50 0,1,46,48..50,74..80,110..114 2,3,3..45,45,45,46*5 1,0*12,1,1,0*9,1,1,0*62,1*22,0*5 3,28,2,28,28,3,3,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0,1,0,1,1,0*43,1*3,0*37,1*22,0*5",
  "[[[0],48,49,50,[[0,[-1,1,47]]],[],[]]]",
);

/** check/Training umstellen, for odds. */
function checkTrainingUmstellenOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkTrainingUmstellenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[2] = f[0] - 1; // Eintrag
    f[3] = f[1]; // Wert
    f[4] = f[3] === $NONE ? $NONE : Math.max(0, Math.min(28, f[3])); // neu
    if (f[4] !== entryOf(f, b0 + 2, 3, f[2])) {
      f[5] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
      f[7] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
      f[9] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
      f[b0 + 2 + (f[2])] = f[4]; // Trainingsfelder
      f[6] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
      f[8] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
      f[10] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      if (f[5] < 0 && f[6] >= 0 || f[5] > 0 && f[6] <= 0) {
        f[11] = 0; // Eintrag
        if (bewusstlosInFile(f, b0) !== 0) {
          f[12] = 0; // Eintrag
          f[13] = 1; // Wert
          f[14] = Math.max(0, Math.min(1, f[13])); // neu
          if (f[14] !== f[b0 + 64]) {
            f[15] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[14]; // Koma
            f[16] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[15] === 0 && f[16] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
              f[17] = 0; // Eintrag
              f[18] = 0; // Eintrag
              f[19] = 0; // Wert
              f[20] = Math.max(0, Math.min(1, f[19])); // neu
              if (f[20] !== f[b0 + 64]) {
                f[21] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[20]; // Koma
                f[22] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[21] === 0 && f[22] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        } else {
          f[23] = 0; // Eintrag
          f[24] = 1; // Wert
          f[25] = Math.max(0, Math.min(1, f[24])); // neu
          if (f[25] !== f[b0 + 65]) {
            f[26] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[25]; // hysterisch
            f[27] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[26] === 0 && f[27] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              f[28] = 0; // Eintrag
              f[29] = 0; // Eintrag
              f[30] = 0; // Wert
              f[31] = Math.max(0, Math.min(1, f[30])); // neu
              if (f[31] !== f[b0 + 65]) {
                f[32] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[31]; // hysterisch
                f[33] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[32] === 0 && f[33] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
      }
      if (f[7] === 0 && f[8] !== 0 && f[b0 + 67] === 0) {
        f[b0 + 67] = 1; // $fired/condition/Koma/ends
        f[34] = 0; // Eintrag
        f[35] = 0; // Eintrag
        f[36] = 0; // Wert
        f[37] = Math.max(0, Math.min(1, f[36])); // neu
        if (f[37] !== f[b0 + 64]) {
          f[38] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[b0 + 64] = f[37]; // Koma
          f[39] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[38] === 0 && f[39] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
      }
      if (f[9] === 0 && f[10] !== 0 && f[b0 + 68] === 0) {
        f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
        f[40] = 0; // Eintrag
        f[41] = 0; // Eintrag
        f[42] = 0; // Wert
        f[43] = Math.max(0, Math.min(1, f[42])); // neu
        if (f[43] !== f[b0 + 65]) {
          f[44] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 65] = f[43]; // hysterisch
          f[45] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[44] === 0 && f[45] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
      }
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    return -1;
  }
  return {
    size: 115,
    registers: 46,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const checkHeilungTables = /* @__PURE__ */ $oddsTables(
  " 2..45,74..80,110..114 0 0,1,74..87 0,1,46,74..87 0,1,5,46,48..50,74..87 0,1,6,46,48..50,74..87 0,1,7,46,48..50,74..87,110 0,1,8,46,48..50,74..87,110 0,1,9,46,48..50,74..87,111 0,1,10,46,48..50,74..87,111 0,1,11,46,48..50,74..87 0,1,12,46,48..50,74..87 0,1,13,46,48..50,74..87 0,1,14,46,48..50,74..87 0,1,15,46,48..50,74..87,110 0,1,16,46,48..50,74..87,110 0,1,17,46,48..50,74..87,110,113 0,1,18,46,48..50,74..87,110,113 0,1,19,46,48..50,74..87,110,113 0,1,20,46,48..50,74..87,110,113 0,1,21,46,48..50,74..87,110,113 0,1,22,46,48..50,74..87,110,113 0,1,23,46,48..50,74..87 0,1,24,46,48..50,74..87 0,1,25,46,48..50,74..87 0,1,26,46,48..50,74..87,111 0,1,27,46,48..50,74..87,111 0,1,28,46,48..50,74..87,111,114 0,1,29,46,48..50,74..87,111,114 0,1,30,46,48..50,74..87,111,114 0,1,31,46,48..50,74..87,111,114 0,1,32,46,48..50,74..87,111,114 0,1,33,46,48..50,74..87,111,114 0,1,34,46,48..50,74..87,110..114 0,1,35,46,48..50,74..87,110..114 0,1,36,46,48..50,74..87,110..114 0,1,37,46,48..50,74..87,110..114 0,1,38,46,48..50,74..87,110..114 0,1,39,46,48..50,74..87,110..114 0,1,40,46,48..50,74..87,110..114 0,1,41,46,48..50,74..87,110..114 0,1,42,46,48..50,74..87,110..114 0,1,43,46,48..50,74..87,110..114 0,1,44,46,48..50,74..87,110..114 0,1,45,46,48..50,74..87,110..114 0,1,46,48..50,74..87,110..114 2..45,4*7,46*5 0,1,0*11,1,1,0*9,1,1,0*62,1*22,0*5 6,9,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0*48,1*3,0*37,1*22,0*5",
  "[[[0],48,49,50,[[0,[-1,1,47]]],[],[]]]",
);

/** check/Heilung, for odds. */
function checkHeilungOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkHeilungTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[2] = f[0]; // Eintrag
    f[3] = Math.max(
      entryOf(f, b0 + 28, 7, f[0]),
      Math.min(entryOf(f, b0 + 28, 7, f[0]) + f[1], entryOf(f, b0 + 35, 7, f[0])),
    ); // Wert
    f[4] = entryOf(f, b0 + 28, 7, f[2]) < Math.max(0, Math.min(3, f[3]))
      ? Math.max(entryOf(f, b0 + 28, 7, f[2]), Math.min(Math.max(0, Math.min(3, f[3])), f[b0]))
      : Math.max(0, Math.min(3, f[3])); // neu
    if (f[4] !== entryOf(f, b0 + 28, 7, f[2])) {
      f[5] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
      f[7] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
      f[9] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
      f[b0 + 28 + (f[2])] = f[4]; // Eigenschaften
      f[6] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
      f[8] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
      f[10] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      if (f[5] < 0 && f[6] >= 0 || f[5] > 0 && f[6] <= 0) {
        f[11] = 0; // Eintrag
        if (bewusstlosInFile(f, b0) !== 0) {
          f[12] = 0; // Eintrag
          f[13] = 1; // Wert
          f[14] = Math.max(0, Math.min(1, f[13])); // neu
          if (f[14] !== f[b0 + 64]) {
            f[15] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[14]; // Koma
            f[16] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[15] === 0 && f[16] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
              f[17] = 0; // Eintrag
              f[18] = 0; // Eintrag
              f[19] = 0; // Wert
              f[20] = Math.max(0, Math.min(1, f[19])); // neu
              if (f[20] !== f[b0 + 64]) {
                f[21] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[20]; // Koma
                f[22] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[21] === 0 && f[22] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        } else {
          f[23] = 0; // Eintrag
          f[24] = 1; // Wert
          f[25] = Math.max(0, Math.min(1, f[24])); // neu
          if (f[25] !== f[b0 + 65]) {
            f[26] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[25]; // hysterisch
            f[27] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[26] === 0 && f[27] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              f[28] = 0; // Eintrag
              f[29] = 0; // Eintrag
              f[30] = 0; // Wert
              f[31] = Math.max(0, Math.min(1, f[30])); // neu
              if (f[31] !== f[b0 + 65]) {
                f[32] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[31]; // hysterisch
                f[33] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[32] === 0 && f[33] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
      }
      if (f[7] === 0 && f[8] !== 0 && f[b0 + 67] === 0) {
        f[b0 + 67] = 1; // $fired/condition/Koma/ends
        f[34] = 0; // Eintrag
        f[35] = 0; // Eintrag
        f[36] = 0; // Wert
        f[37] = Math.max(0, Math.min(1, f[36])); // neu
        if (f[37] !== f[b0 + 64]) {
          f[38] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[b0 + 64] = f[37]; // Koma
          f[39] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[38] === 0 && f[39] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
      }
      if (f[9] === 0 && f[10] !== 0 && f[b0 + 68] === 0) {
        f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
        f[40] = 0; // Eintrag
        f[41] = 0; // Eintrag
        f[42] = 0; // Wert
        f[43] = Math.max(0, Math.min(1, f[42])); // neu
        if (f[43] !== f[b0 + 65]) {
          f[44] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 65] = f[43]; // hysterisch
          f[45] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[44] === 0 && f[45] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
      }
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    return -1;
  }
  return {
    size: 115,
    registers: 46,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const checkMaximallevelAusgleichenTables = /* @__PURE__ */ $oddsTables(
  " 1..45,109..113 0,45 0,4,45,47..49,73..79 0,5,45,47..49,73..79 0,6,45,47..49,73..79,109 0,7,45,47..49,73..79,109 0,8,45,47..49,73..79,110 0,9,45,47..49,73..79,110 0,10,45,47..49,73..79 0,11,45,47..49,73..79 0,12,45,47..49,73..79 0,13,45,47..49,73..79 0,14,45,47..49,73..79,109 0,15,45,47..49,73..79,109 0,16,45,47..49,73..79,109,112 0,17,45,47..49,73..79,109,112 0,18,45,47..49,73..79,109,112 0,19,45,47..49,73..79,109,112 0,20,45,47..49,73..79,109,112 0,21,45,47..49,73..79,109,112 0,22,45,47..49,73..79 0,23,45,47..49,73..79 0,24,45,47..49,73..79 0,25,45,47..49,73..79,110 0,26,45,47..49,73..79,110 0,27,45,47..49,73..79,110,113 0,28,45,47..49,73..79,110,113 0,29,45,47..49,73..79,110,113 0,30,45,47..49,73..79,110,113 0,31,45,47..49,73..79,110,113 0,32,45,47..49,73..79,110,113 0,33,45,47..49,73..79,109..113 0,34,45,47..49,73..79,109..113 0,35,45,47..49,73..79,109..113 0,36,45,47..49,73..79,109..113 0,37,45,47..49,73..79,109..113 0,38,45,47..49,73..79,109..113 0,39,45,47..49,73..79,109..113 0,40,45,47..49,73..79,109..113 0,41,45,47..49,73..79,109..113 0,42,45,47..49,73..79,109..113 0,43,45,47..49,73..79,109..113 0,44,45,47..49,73..79,109..113 0,45,47..49,73..79,109..113 0,2,2..43,2,44*5 1,0,1,1,0*8,1,1,0*9,1,1,0*62,1*22,0*5 3,0,6,3*3,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0*47,1*3,0*37,1*22,0*5",
  "[[[0],46,47,48,[[0,[-1,1,45]]],[],[]]]",
);

/** check/Maximallevel ausgleichen, for odds. */
function checkMaximallevelAusgleichenOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkMaximallevelAusgleichenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = 0; // Eintrag
    f[2] = f[b0] + f[0]; // Wert
    f[3] = Math.max(0, Math.min(3, f[2])); // neu
    if (f[3] !== f[b0]) {
      f[4] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
      f[6] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
      f[8] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
      f[b0] = f[3]; // Maximallevel
      f[5] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
      f[7] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
      f[9] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      if (f[4] < 0 && f[5] >= 0 || f[4] > 0 && f[5] <= 0) {
        f[10] = 0; // Eintrag
        if (bewusstlosInFile(f, b0) !== 0) {
          f[11] = 0; // Eintrag
          f[12] = 1; // Wert
          f[13] = Math.max(0, Math.min(1, f[12])); // neu
          if (f[13] !== f[b0 + 64]) {
            f[14] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[13]; // Koma
            f[15] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[14] === 0 && f[15] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
              f[16] = 0; // Eintrag
              f[17] = 0; // Eintrag
              f[18] = 0; // Wert
              f[19] = Math.max(0, Math.min(1, f[18])); // neu
              if (f[19] !== f[b0 + 64]) {
                f[20] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[19]; // Koma
                f[21] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[20] === 0 && f[21] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        } else {
          f[22] = 0; // Eintrag
          f[23] = 1; // Wert
          f[24] = Math.max(0, Math.min(1, f[23])); // neu
          if (f[24] !== f[b0 + 65]) {
            f[25] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[24]; // hysterisch
            f[26] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[25] === 0 && f[26] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              f[27] = 0; // Eintrag
              f[28] = 0; // Eintrag
              f[29] = 0; // Wert
              f[30] = Math.max(0, Math.min(1, f[29])); // neu
              if (f[30] !== f[b0 + 65]) {
                f[31] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[30]; // hysterisch
                f[32] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[31] === 0 && f[32] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
      }
      if (f[6] === 0 && f[7] !== 0 && f[b0 + 67] === 0) {
        f[b0 + 67] = 1; // $fired/condition/Koma/ends
        f[33] = 0; // Eintrag
        f[34] = 0; // Eintrag
        f[35] = 0; // Wert
        f[36] = Math.max(0, Math.min(1, f[35])); // neu
        if (f[36] !== f[b0 + 64]) {
          f[37] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[b0 + 64] = f[36]; // Koma
          f[38] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[37] === 0 && f[38] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
      }
      if (f[8] === 0 && f[9] !== 0 && f[b0 + 68] === 0) {
        f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
        f[39] = 0; // Eintrag
        f[40] = 0; // Eintrag
        f[41] = 0; // Wert
        f[42] = Math.max(0, Math.min(1, f[41])); // neu
        if (f[42] !== f[b0 + 65]) {
          f[43] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 65] = f[42]; // hysterisch
          f[44] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[43] === 0 && f[44] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
      }
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    return -1;
  }
  return {
    size: 114,
    registers: 45,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const checkNahkampfTables = /* @__PURE__ */ $oddsTables(
  "455,457..459,483..489,519  0,455,457..459,483..489,497..518 5,15..17,20..25,27,28,482,521..523 4 0 2 3 482 482,521 482,521,522 482,521,523 4..7,1*3,5..7,1,6,8..11 5,15..17,20..22,38..40,482,521..523 4..7,1*3,5..11 29 23 16 25,27..30,455,457..459,483..489,497..518 26,27,31..37,497..518,521..523 29,30,455,457..459,483..489,497..518 27 29,455,457..459,483..489,497..518 29,30,32,455,457..459,483..489,497..518 29,30,33,455,457..459,483..489,497..518 29,30,34,455,457..459,483..489,497..518 29,30,35,455,457..459,483..489,497..518 29,30,36,455,457..459,483..489,497..518 29,30,37,455,457..459,483..489,497..518 29,30,455,457..459,483..489,497..518,521 29,30,455,457..459,483..489,497..518,521,522 29,30,455,457..459,483..489,497..518,521,523 20..28,20*22,29..31 26,31..37,497..518,521..523 20,22..28,20*22,29..31 26..28,31..37,497..518,521..523 27,29,30,455,457..459,483..489,497..518 28..30,455,457..459,483..489,497..518 20,36,37,22..28,20*22,29..31 6,18 26 40,40 49,50 41 43,1 43,44 49,50,455,457..459,483..489 50 46,47 40,42,47,48,455,457..459,483..489 45..47,51,52 47 42 1,1,51,52,1 45,46,51,52 1,1,52,1 45..48,51,52 48 1,1,51,57,52,1 51,52 52,1 40,47,48,51,52,455,457..459,483..489 45..47 51,52,455,457..459,483..489 52 63,64,51 45,46 63,64 45..48 47,51,52,455,457..459,483..489 48,51,52,455,457..459,483..489 63,64,69,70 19,53..55,497..518,521..523 45 38,44,46,53,457..481 38,44,46,54,457..481 38,44,46,55,457..481 38,44,46,457..481,497..518 38,44,46,457..481,497..518,521 38,44,46,457..481,497..518,521,522 38,44,46,457..481,497..518,521,523 73..77,77*21,78..80 43 19 1 47,48 39 1,86 6 83 70 64 91 66,68..71,455,457..459,483..489,497..518 67,68,72..78,497..518,521..523 70,71,455,457..459,483..489,497..518 68 70,455,457..459,483..489,497..518 70,71,73,455,457..459,483..489,497..518 70,71,74,455,457..459,483..489,497..518 70,71,75,455,457..459,483..489,497..518 70,71,76,455,457..459,483..489,497..518 70,71,77,455,457..459,483..489,497..518 70,71,78,455,457..459,483..489,497..518 70,71,455,457..459,483..489,497..518,521 70,71,455,457..459,483..489,497..518,521,522 70,71,455,457..459,483..489,497..518,521,523 95..103,95*22,104..106 67,72..78,497..518,521..523 95,97..103,95*22,104..106 67..69,72..78,497..518,521..523 68,70,71,455,457..459,483..489,497..518 69..71,455,457..459,483..489,497..518 95,111,112,97..103,95*22,104..106 7,59 67 115,115 90,91 82 118,1 84,85 90,91,455,457..459,483..489 121,92 81,83,88,89,455,457..459,483..489 86..88,92,93 88 1,1,125,89,1 86,87,92,93 1,1,89,1 86..89,92,93 89 1,1,125,130,89,1 92,93 89,1 81,88,89,92,93,455,457..459,483..489 86..88 92,93,455,457..459,483..489 93 136,137,125 86,87 136,137 86..89 88,92,93,455,457..459,483..489 89,92,93,455,457..459,483..489 136,137,142,143 60,94..96,497..518,521..523 86 79,85,87,94,457..481 79,85,87,95,457..481 79,85,87,96,457..481 79,85,87,457..481,497..518 79,85,87,457..481,497..518,521 79,85,87,457..481,497..518,521,522 79,85,87,457..481,497..518,521,523 146..150,150*21,151..153 84 60 88,89 80 1,158 7 156 6,7 8..14,97..455,483..489,519..523 6,7,593 6,7,456,593 6,7,455,456,483..489,593 6,7,100,456,487,593 6,7,101,456,487,593 6,7,102,455,456,483..489,593 6,7,103,455..459,483..489,593 6,7,104,455..459,483..489,593 6,7,105,455..459,483..489,519,593 6,7,106,455..459,483..489,519,593 6,7,107,455..459,483..489,520,593 6,7,108,455..459,483..489,520,593 6,7,109,455..459,483..489,593 6,7,110,455..459,483..489,593 6,7,111,455..459,483..489,593 6,7,112,455..459,483..489,593 6,7,113,455..459,483..489,519,593 6,7,114,455..459,483..489,519,593 6,7,115,455..459,483..489,519,522,593 6,7,116,455..459,483..489,519,522,593 6,7,117,455..459,483..489,519,522,593 6,7,118,455..459,483..489,519,522,593 6,7,119,455..459,483..489,519,522,593 6,7,120,455..459,483..489,519,522,593 6,7,121,455..459,483..489,593 6,7,122,455..459,483..489,593 6,7,123,455..459,483..489,593 6,7,124,455..459,483..489,520,593 6,7,125,455..459,483..489,520,593 6,7,126,455..459,483..489,520,523,593 6,7,127,455..459,483..489,520,523,593 6,7,128,455..459,483..489,520,523,593 6,7,129,455..459,483..489,520,523,593 6,7,130,455..459,483..489,520,523,593 6,7,131,455..459,483..489,520,523,593 6,7,132,455..459,483..489,519..523,593 6,7,133,455..459,483..489,519..523,593 6,7,134,455..459,483..489,519..523,593 6,7,135,455..459,483..489,519..523,593 6,7,136,455..459,483..489,519..523,593 6,7,137,455..459,483..489,519..523,593 6,7,138,455..459,483..489,519..523,593 6,7,139,455..459,483..489,519..523,593 6,7,140,455..459,483..489,519..523,593 6,7,141,455..459,483..489,519..523,593 6,7,142,455..459,483..489,519..523,593 6,7,143,455..459,483..489,519..523,593 6,7,144,455,456,483..489,593 6,7,145,455,456,483..489,593 6,7,146,455,456,483..489,593 6,7,147,455..459,483..489,593 6,7,148,455..459,483..489,593 6,7,149,455..459,483..489,519..523,593 6,7,150,455..459,483..489,519..523,593 6,7,151,455..459,483..489,519..523,593 6,7,152,455..459,483..489,519..523,593 6,7,153,455..459,483..489,593 6,7,154,455..459,483..489,593 6,7,155,455..459,483..489,593 6,7,156,455..459,483..489,593 6,7,157,455..459,483..489,519..523,593 6,7,158,455..459,483..489,519..523,593 6,7,159,455..459,483..489,519..523,593 6,7,160,455..459,483..489,519..523,593 6,7,161,455..459,483..489,519..523,593 6,7,162,455..459,483..489,519..523,593 6,7,163,455..459,483..489,519..523,593 6,7,164,455..459,483..489,519..523,593 6,7,165,455..459,483..489,593 6,7,166,455..459,483..489,593 6,7,167,455..459,483..489,593 6,7,168,455..459,483..489,519..523,593 6,7,169,455..459,483..489,519..523,593 6,7,170,455..459,483..489,519..523,593 6,7,171,455..459,483..489,519..523,593 6,7,172,455..459,483..489,519..523,593 6,7,173,455..459,483..489,519..523,593 6,7,174,455..459,483..489,519..523,593 6,7,175,455..459,483..489,519..523,593 6,7,176,455..459,483..489,519..523,593 6,7,177,455..459,483..489,519..523,593 6,7,178,455..459,483..489,519..523,593 6,7,179,455..459,483..489,519..523,593 6,7,180,455..459,483..489,519..523,593 6,7,181,455..459,483..489,519..523,593 6,7,182,455..459,483..489,519..523,593 6,7,183,455..459,483..489,519..523,593 6,7,184,455..459,483..489,519..523,593 6,7,185,455..459,483..489,519..523,593 6,7,186,455..459,483..489,519..523,593 6,7,187,455..459,483..489,519..523,593 6,7,188,455,456,483..489,593 6,7,189,455,456,483..489,593 6,7,190,455,456,483..489,593 6,7,191,455..459,483..489,593 6,7,192,455..459,483..489,593 6,7,193,455..459,483..489,519..523,593 6,7,194,455..459,483..489,519..523,593 6,7,195,455..459,483..489,519..523,593 6,7,196,455..459,483..489,519..523,593 6,7,197,455..459,483..489,593 6,7,198,455..459,483..489,593 6,7,199,455..459,483..489,593 6,7,200,455..459,483..489,593 6,7,201,455..459,483..489,519..523,593 6,7,202,455..459,483..489,519..523,593 6,7,203,455..459,483..489,519..523,593 6,7,204,455..459,483..489,519..523,593 6,7,205,455..459,483..489,519..523,593 6,7,206,455..459,483..489,519..523,593 6,7,207,455..459,483..489,519..523,593 6,7,208,455..459,483..489,519..523,593 6,7,209,455..459,483..489,593 6,7,210,455..459,483..489,593 6,7,211,455..459,483..489,593 6,7,212,455..459,483..489,519..523,593 6,7,213,455..459,483..489,519..523,593 6,7,214,455..459,483..489,519..523,593 6,7,215,455..459,483..489,519..523,593 6,7,216,455..459,483..489,519..523,593 6,7,217,455..459,483..489,519..523,593 6,7,218,455..459,483..489,519..523,593 6,7,219,455..459,483..489,519..523,593 6,7,220,455..459,483..489,519..523,593 6,7,221,455..459,483..489,519..523,593 6,7,222,455..459,483..489,519..523,593 6,7,223,455..459,483..489,519..523,593 6,7,224,455..459,483..489,519..523,593 6,7,225,455..459,483..489,519..523,593 6,7,226,455..459,483..489,519..523,593 6,7,227,455..459,483..489,519..523,593 6,7,228,455..459,483..489,519..523,593 6,7,229,455..459,483..489,519..523,593 6,7,230,455..459,483..489,519..523,593 6,7,231,455..459,483..489,519..523,593 6,7,232,455,456,483..489,593 6,7,233,455,456,483..489,593 6,7,234,455,456,483..489,593 6,7,235,455..459,483..489,593 6,7,236,455..459,483..489,593 6,7,237,455..459,483..489,519..523,593 6,7,238,455..459,483..489,519..523,593 6,7,239,455..459,483..489,519..523,593 6,7,240,455..459,483..489,519..523,593 6,7,241,455..459,483..489,593 6,7,242,455..459,483..489,593 6,7,243,455..459,483..489,593 6,7,244,455..459,483..489,593 6,7,245,455..459,483..489,519..523,593 6,7,246,455..459,483..489,519..523,593 6,7,247,455..459,483..489,519..523,593 6,7,248,455..459,483..489,519..523,593 6,7,249,455..459,483..489,519..523,593 6,7,250,455..459,483..489,519..523,593 6,7,251,455..459,483..489,519..523,593 6,7,252,455..459,483..489,519..523,593 6,7,253,455..459,483..489,593 6,7,254,455..459,483..489,593 6,7,255,455..459,483..489,593 6,7,256,455..459,483..489,519..523,593 6,7,257,455..459,483..489,519..523,593 6,7,258,455..459,483..489,519..523,593 6,7,259,455..459,483..489,519..523,593 6,7,260,455..459,483..489,519..523,593 6,7,261,455..459,483..489,519..523,593 6,7,262,455..459,483..489,519..523,593 6,7,263,455..459,483..489,519..523,593 6,7,264,455..459,483..489,519..523,593 6,7,265,455..459,483..489,519..523,593 6,7,266,455..459,483..489,519..523,593 6,7,267,455..459,483..489,519..523,593 6,7,268,455..459,483..489,519..523,593 6,7,269,455..459,483..489,519..523,593 6,7,270,455..459,483..489,519..523,593 6,7,271,455..459,483..489,519..523,593 6,7,272,455..459,483..489,519..523,593 6,7,273,455..459,483..489,519..523,593 6,7,274,455..459,483..489,519..523,593 6,7,275,455..459,483..489,519..523,593 6,7,279,455,456,483..489,593 6,7,280,455,456,483..489,593 6,7,281,455,456,483..489,593 6,7,282,455..459,483..489,593 6,7,283,455..459,483..489,593 6,7,284,455..459,483..489,519..523,593 6,7,285,455..459,483..489,519..523,593 6,7,286,455..459,483..489,519..523,593 6,7,287,455..459,483..489,519..523,593 6,7,288,455..459,483..489,593 6,7,289,455..459,483..489,593 6,7,290,455..459,483..489,593 6,7,291,455..459,483..489,593 6,7,292,455..459,483..489,519..523,593 6,7,293,455..459,483..489,519..523,593 6,7,294,455..459,483..489,519..523,593 6,7,295,455..459,483..489,519..523,593 6,7,296,455..459,483..489,519..523,593 6,7,297,455..459,483..489,519..523,593 6,7,298,455..459,483..489,519..523,593 6,7,299,455..459,483..489,519..523,593 6,7,300,455..459,483..489,593 6,7,301,455..459,483..489,593 6,7,302,455..459,483..489,593 6,7,303,455..459,483..489,519..523,593 6,7,304,455..459,483..489,519..523,593 6,7,305,455..459,483..489,519..523,593 6,7,306,455..459,483..489,519..523,593 6,7,307,455..459,483..489,519..523,593 6,7,308,455..459,483..489,519..523,593 6,7,309,455..459,483..489,519..523,593 6,7,310,455..459,483..489,519..523,593 6,7,311,455..459,483..489,519..523,593 6,7,312,455..459,483..489,519..523,593 6,7,313,455..459,483..489,519..523,593 6,7,314,455..459,483..489,519..523,593 6,7,315,455..459,483..489,519..523,593 6,7,316,455..459,483..489,519..523,593 6,7,317,455..459,483..489,519..523,593 6,7,318,455..459,483..489,519..523,593 6,7,319,455..459,483..489,519..523,593 6,7,320,455..459,483..489,519..523,593 6,7,321,455..459,483..489,519..523,593 6,7,322,455..459,483..489,519..523,593 6,7,323,455,456,483..489,593 6,7,324,455,456,483..489,593 6,7,325,455,456,483..489,593 6,7,326,455..459,483..489,593 6,7,327,455..459,483..489,593 6,7,328,455..459,483..489,519..523,593 6,7,329,455..459,483..489,519..523,593 6,7,330,455..459,483..489,519..523,593 6,7,331,455..459,483..489,519..523,593 6,7,332,455..459,483..489,593 6,7,333,455..459,483..489,593 6,7,334,455..459,483..489,593 6,7,335,455..459,483..489,593 6,7,336,455..459,483..489,519..523,593 6,7,337,455..459,483..489,519..523,593 6,7,338,455..459,483..489,519..523,593 6,7,339,455..459,483..489,519..523,593 6,7,340,455..459,483..489,519..523,593 6,7,341,455..459,483..489,519..523,593 6,7,342,455..459,483..489,519..523,593 6,7,343,455..459,483..489,519..523,593 6,7,344,455..459,483..489,593 6,7,345,455..459,483..489,593 6,7,346,455..459,483..489,593 6,7,347,455..459,483..489,519..523,593 6,7,348,455..459,483..489,519..523,593 6,7,349,455..459,483..489,519..523,593 6,7,350,455..459,483..489,519..523,593 6,7,351,455..459,483..489,519..523,593 6,7,352,455..459,483..489,519..523,593 6,7,353,455..459,483..489,519..523,593 6,7,354,455..459,483..489,519..523,593 6,7,355,455..459,483..489,519..523,593 6,7,356,455..459,483..489,519..523,593 6,7,357,455..459,483..489,519..523,593 6,7,358,455..459,483..489,519..523,593 6,7,359,455..459,483..489,519..523,593 6,7,360,455..459,483..489,519..523,593 6,7,361,455..459,483..489,519..523,593 6,7,362,455..459,483..489,519..523,593 6,7,363,455..459,483..489,519..523,593 6,7,364,455..459,483..489,519..523,593 6,7,365,455..459,483..489,519..523,593 6,7,366,455..459,483..489,519..523,593 6,7,367,455,456,483..489,593 6,7,368,455,456,483..489,593 6,7,369,455,456,483..489,593 6,7,370,455..459,483..489,593 6,7,371,455..459,483..489,593 6,7,372,455..459,483..489,519..523,593 6,7,373,455..459,483..489,519..523,593 6,7,374,455..459,483..489,519..523,593 6,7,375,455..459,483..489,519..523,593 6,7,376,455..459,483..489,593 6,7,377,455..459,483..489,593 6,7,378,455..459,483..489,593 6,7,379,455..459,483..489,593 6,7,380,455..459,483..489,519..523,593 6,7,381,455..459,483..489,519..523,593 6,7,382,455..459,483..489,519..523,593 6,7,383,455..459,483..489,519..523,593 6,7,384,455..459,483..489,519..523,593 6,7,385,455..459,483..489,519..523,593 6,7,386,455..459,483..489,519..523,593 6,7,387,455..459,483..489,519..523,593 6,7,388,455..459,483..489,593 6,7,389,455..459,483..489,593 6,7,390,455..459,483..489,593 6,7,391,455..459,483..489,519..523,593 6,7,392,455..459,483..489,519..523,593 6,7,393,455..459,483..489,519..523,593 6,7,394,455..459,483..489,519..523,593 6,7,395,455..459,483..489,519..523,593 6,7,396,455..459,483..489,519..523,593 6,7,397,455..459,483..489,519..523,593 6,7,398,455..459,483..489,519..523,593 6,7,399,455..459,483..489,519..523,593 6,7,400,455..459,483..489,519..523,593 6,7,401,455..459,483..489,519..523,593 6,7,402,455..459,483..489,519..523,593 6,7,403,455..459,483..489,519..523,593 6,7,404,455..459,483..489,519..523,593 6,7,405,455..459,483..489,519..523,593 6,7,406,455..459,483..489,519..523,593 6,7,407,455..459,483..489,519..523,593 6,7,408,455..459,483..489,519..523,593 6,7,409,455..459,483..489,519..523,593 6,7,410,455..459,483..489,519..523,593 6,7,411,455,456,483..489,593 6,7,412,455,456,483..489,593 6,7,413,455,456,483..489,593 6,7,414,455..459,483..489,593 6,7,415,455..459,483..489,593 6,7,416,455..459,483..489,519..523,593 6,7,417,455..459,483..489,519..523,593 6,7,418,455..459,483..489,519..523,593 6,7,419,455..459,483..489,519..523,593 6,7,420,455..459,483..489,593 6,7,421,455..459,483..489,593 6,7,422,455..459,483..489,593 6,7,423,455..459,483..489,593 6,7,424,455..459,483..489,519..523,593 6,7,425,455..459,483..489,519..523,593 6,7,426,455..459,483..489,519..523,593 6,7,427,455..459,483..489,519..523,593 6,7,428,455..459,483..489,519..523,593 6,7,429,455..459,483..489,519..523,593 6,7,430,455..459,483..489,519..523,593 6,7,431,455..459,483..489,519..523,593 6,7,432,455..459,483..489,593 6,7,433,455..459,483..489,593 6,7,434,455..459,483..489,593 6,7,435,455..459,483..489,519..523,593 6,7,436,455..459,483..489,519..523,593 6,7,437,455..459,483..489,519..523,593 6,7,438,455..459,483..489,519..523,593 6,7,439,455..459,483..489,519..523,593 6,7,440,455..459,483..489,519..523,593 6,7,441,455..459,483..489,519..523,593 6,7,442,455..459,483..489,519..523,593 6,7,443,455..459,483..489,519..523,593 6,7,444,455..459,483..489,519..523,593 6,7,445,455..459,483..489,519..523,593 6,7,446,455..459,483..489,519..523,593 6,7,447,455..459,483..489,519..523,593 6,7,448,455..459,483..489,519..523,593 6,7,449,455..459,483..489,519..523,593 6,7,450,455..459,483..489,519..523,593 6,7,451,455..459,483..489,519..523,593 6,7,452,455..459,483..489,519..523,593 6,7,453,455..459,483..489,519..523,593 6,7,454..459,483..489,519..523,593 6,7,455..459,483..489,519..523,593 162,162,164,164,165,165,1,165,166,166..342,165,166,166,343..518,166*8,519*5 1,455,457..459,483..489,497..518 56..58,61..66,68,69,482,521..523 5 84,1,523,1*3,84,1,523,1,1,8..11 56..58,61..63,79..81,482,521..523 84,1,523,1*3,84,1,523,8..11 49,455,457..459,483..489 1,47 90,455,457..459,483..489 1,92 7,7,0*4,-1,-1,0*4,-536870912,-536870912,0,7,0,0,-1,-1,0*3,7,0,0,-1,0,0,7,1,1,0,0,1,0,2,2,7,0*4,-1,1,-1,1,0*3,1,0,1,0,1,1,7,0,0,-1,-1,0*3,7,0,0,-1,0,0,7,1,1,0,0,1,0,2,2,7,0*4,-1,1,-1,1,0*3,1,0,1,0,1,1,0*3,4,-3,0*9,1,1,0*9,1,1,0*20,5,-3,0*9,1,1,0*9,1,1,0*20,6,-3,0*9,1,1,0*9,1,1,0*21,-3,0*9,1,1,0*9,1,1,0*23,4,-3,0*9,1,1,0*9,1,1,0*20,5,-3,0*9,1,1,0*9,1,1,0*20,6,-3,0*9,1,1,0*9,1,1,0*21,-3,0*9,1,1,0*9,1,1,0*62,1*22,0*47,1*22,0*7 28,28,5,5,1,1,4,4,1,1,536870912*4,2,28,5,5,4,4,0*3,28,5,5,4,6,5,28,6,3,21,2,2,21,4,3,28,5,5,6,6,4,6,4,6,6,5,6*4,21,1,1,28,0,1,4,4,0*3,28,0,1,4,6,0,28,6,3,21,2,2,21,4,3,28,0,1,6,6,4,6,4,6,6,0,6*4,21,1,1,9999,9999,3,4,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,5,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,9999,9999,3,4,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,5,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1,9,9 0*6,1,1,0*4,1,1,0*4,1,1,0*6,1,0*4,1,0,0,1,0,1,1,0*5,1*4,0*3,1,0,1,0,0,1,0*3,1,1,0*6,1,0*4,1,0,0,1,0,1,1,0*5,1*4,0*3,1,0,1,0,0,1,0*360,1*3,0*37,1*22,0*7,1*3,0*37,1*22,0*7 38 79 66,68..71,524,526..528,552..558,566..587 67,68,72..78,566..587,590..592 70,71,524,526..528,552..558,566..587 70,524,526..528,552..558,566..587 70,71,73,524,526..528,552..558,566..587 70,71,74,524,526..528,552..558,566..587 70,71,75,524,526..528,552..558,566..587 70,71,76,524,526..528,552..558,566..587 70,71,77,524,526..528,552..558,566..587 70,71,78,524,526..528,552..558,566..587 70,71,524,526..528,552..558,566..587,590 70,71,524,526..528,552..558,566..587,590,591 70,71,524,526..528,552..558,566..587,590,592 538,96,539..545,538*22,546..548 67,72..78,566..587,590..592 538..545,538*22,546..548 67..69,72..78,566..587,590..592 68,70,71,524,526..528,552..558,566..587 69..71,524,526..528,552..558,566..587 538,553,554,539..545,538*22,546..548 90,91,524,526..528,552..558 556,92 81,83,88,89,524,526..528,552..558 81,88,89,92,93,524,526..528,552..558 92,93,524,526..528,552..558 560,137,125 560,137 88,92,93,524,526..528,552..558 89,92,93,524,526..528,552..558 560,137,563,564 60,94..96,566..587,590..592 79,85,87,94,526..550 79,85,87,95,526..550 79,85,87,96,526..550 79,85,87,526..550,566..587 79,85,87,526..550,566..587,590 79,85,87,526..550,566..587,590,591 79,85,87,526..550,566..587,590,592 146,567..570,570*21,571..573 8..14,97..455,483..489,519..524,552..558,588..592 6,7,525,593 6,7,524,525,552..558,593 6,7,100,525,556,593 6,7,101,525,556,593 6,7,102,524,525,552..558,593 6,7,103,524..528,552..558,593 6,7,104,524..528,552..558,593 6,7,105,524..528,552..558,588,593 6,7,106,524..528,552..558,588,593 6,7,107,524..528,552..558,589,593 6,7,108,524..528,552..558,589,593 6,7,109,524..528,552..558,593 6,7,110,524..528,552..558,593 6,7,111,524..528,552..558,593 6,7,112,524..528,552..558,593 6,7,113,524..528,552..558,588,593 6,7,114,524..528,552..558,588,593 6,7,115,524..528,552..558,588,591,593 6,7,116,524..528,552..558,588,591,593 6,7,117,524..528,552..558,588,591,593 6,7,118,524..528,552..558,588,591,593 6,7,119,524..528,552..558,588,591,593 6,7,120,524..528,552..558,588,591,593 6,7,121,524..528,552..558,593 6,7,122,524..528,552..558,593 6,7,123,524..528,552..558,593 6,7,124,524..528,552..558,589,593 6,7,125,524..528,552..558,589,593 6,7,126,524..528,552..558,589,592,593 6,7,127,524..528,552..558,589,592,593 6,7,128,524..528,552..558,589,592,593 6,7,129,524..528,552..558,589,592,593 6,7,130,524..528,552..558,589,592,593 6,7,131,524..528,552..558,589,592,593 6,7,132,524..528,552..558,588..593 6,7,133,524..528,552..558,588..593 6,7,134,524..528,552..558,588..593 6,7,135,524..528,552..558,588..593 6,7,136,524..528,552..558,588..593 6,7,137,524..528,552..558,588..593 6,7,138,524..528,552..558,588..593 6,7,139,524..528,552..558,588..593 6,7,140,524..528,552..558,588..593 6,7,141,524..528,552..558,588..593 6,7,142,524..528,552..558,588..593 6,7,143,524..528,552..558,588..593 6,7,144,524,525,552..558,593 6,7,145,524,525,552..558,593 6,7,146,524,525,552..558,593 6,7,147,524..528,552..558,593 6,7,148,524..528,552..558,593 6,7,149,524..528,552..558,588..593 6,7,150,524..528,552..558,588..593 6,7,151,524..528,552..558,588..593 6,7,152,524..528,552..558,588..593 6,7,153,524..528,552..558,593 6,7,154,524..528,552..558,593 6,7,155,524..528,552..558,593 6,7,156,524..528,552..558,593 6,7,157,524..528,552..558,588..593 6,7,158,524..528,552..558,588..593 6,7,159,524..528,552..558,588..593 6,7,160,524..528,552..558,588..593 6,7,161,524..528,552..558,588..593 6,7,162,524..528,552..558,588..593 6,7,163,524..528,552..558,588..593 6,7,164,524..528,552..558,588..593 6,7,165,524..528,552..558,593 6,7,166,524..528,552..558,593 6,7,167,524..528,552..558,593 6,7,168,524..528,552..558,588..593 6,7,169,524..528,552..558,588..593 6,7,170,524..528,552..558,588..593 6,7,171,524..528,552..558,588..593 6,7,172,524..528,552..558,588..593 6,7,173,524..528,552..558,588..593 6,7,174,524..528,552..558,588..593 6,7,175,524..528,552..558,588..593 6,7,176,524..528,552..558,588..593 6,7,177,524..528,552..558,588..593 6,7,178,524..528,552..558,588..593 6,7,179,524..528,552..558,588..593 6,7,180,524..528,552..558,588..593 6,7,181,524..528,552..558,588..593 6,7,182,524..528,552..558,588..593 6,7,183,524..528,552..558,588..593 6,7,184,524..528,552..558,588..593 6,7,185,524..528,552..558,588..593 6,7,186,524..528,552..558,588..593 6,7,187,524..528,552..558,588..593 6,7,188,524,525,552..558,593 6,7,189,524,525,552..558,593 6,7,190,524,525,552..558,593 6,7,191,524..528,552..558,593 6,7,192,524..528,552..558,593 6,7,193,524..528,552..558,588..593 6,7,194,524..528,552..558,588..593 6,7,195,524..528,552..558,588..593 6,7,196,524..528,552..558,588..593 6,7,197,524..528,552..558,593 6,7,198,524..528,552..558,593 6,7,199,524..528,552..558,593 6,7,200,524..528,552..558,593 6,7,201,524..528,552..558,588..593 6,7,202,524..528,552..558,588..593 6,7,203,524..528,552..558,588..593 6,7,204,524..528,552..558,588..593 6,7,205,524..528,552..558,588..593 6,7,206,524..528,552..558,588..593 6,7,207,524..528,552..558,588..593 6,7,208,524..528,552..558,588..593 6,7,209,524..528,552..558,593 6,7,210,524..528,552..558,593 6,7,211,524..528,552..558,593 6,7,212,524..528,552..558,588..593 6,7,213,524..528,552..558,588..593 6,7,214,524..528,552..558,588..593 6,7,215,524..528,552..558,588..593 6,7,216,524..528,552..558,588..593 6,7,217,524..528,552..558,588..593 6,7,218,524..528,552..558,588..593 6,7,219,524..528,552..558,588..593 6,7,220,524..528,552..558,588..593 6,7,221,524..528,552..558,588..593 6,7,222,524..528,552..558,588..593 6,7,223,524..528,552..558,588..593 6,7,224,524..528,552..558,588..593 6,7,225,524..528,552..558,588..593 6,7,226,524..528,552..558,588..593 6,7,227,524..528,552..558,588..593 6,7,228,524..528,552..558,588..593 6,7,229,524..528,552..558,588..593 6,7,230,524..528,552..558,588..593 6,7,231,524..528,552..558,588..593 6,7,232,524,525,552..558,593 6,7,233,524,525,552..558,593 6,7,234,524,525,552..558,593 6,7,235,524..528,552..558,593 6,7,236,524..528,552..558,593 6,7,237,524..528,552..558,588..593 6,7,238,524..528,552..558,588..593 6,7,239,524..528,552..558,588..593 6,7,240,524..528,552..558,588..593 6,7,241,524..528,552..558,593 6,7,242,524..528,552..558,593 6,7,243,524..528,552..558,593 6,7,244,524..528,552..558,593 6,7,245,524..528,552..558,588..593 6,7,246,524..528,552..558,588..593 6,7,247,524..528,552..558,588..593 6,7,248,524..528,552..558,588..593 6,7,249,524..528,552..558,588..593 6,7,250,524..528,552..558,588..593 6,7,251,524..528,552..558,588..593 6,7,252,524..528,552..558,588..593 6,7,253,524..528,552..558,593 6,7,254,524..528,552..558,593 6,7,255,524..528,552..558,593 6,7,256,524..528,552..558,588..593 6,7,257,524..528,552..558,588..593 6,7,258,524..528,552..558,588..593 6,7,259,524..528,552..558,588..593 6,7,260,524..528,552..558,588..593 6,7,261,524..528,552..558,588..593 6,7,262,524..528,552..558,588..593 6,7,263,524..528,552..558,588..593 6,7,264,524..528,552..558,588..593 6,7,265,524..528,552..558,588..593 6,7,266,524..528,552..558,588..593 6,7,267,524..528,552..558,588..593 6,7,268,524..528,552..558,588..593 6,7,269,524..528,552..558,588..593 6,7,270,524..528,552..558,588..593 6,7,271,524..528,552..558,588..593 6,7,272,524..528,552..558,588..593 6,7,273,524..528,552..558,588..593 6,7,274,524..528,552..558,588..593 6,7,275,524..528,552..558,588..593 6,7,279,456,487,593 6,7,280,456,487,593 6,7,284,455..459,483..489,519,593 6,7,285,455..459,483..489,519,593 6,7,286,455..459,483..489,520,593 6,7,287,455..459,483..489,520,593 6,7,292,455..459,483..489,519,593 6,7,293,455..459,483..489,519,593 6,7,294,455..459,483..489,519,522,593 6,7,295,455..459,483..489,519,522,593 6,7,296,455..459,483..489,519,522,593 6,7,297,455..459,483..489,519,522,593 6,7,298,455..459,483..489,519,522,593 6,7,299,455..459,483..489,519,522,593 6,7,303,455..459,483..489,520,593 6,7,304,455..459,483..489,520,593 6,7,305,455..459,483..489,520,523,593 6,7,306,455..459,483..489,520,523,593 6,7,307,455..459,483..489,520,523,593 6,7,308,455..459,483..489,520,523,593 6,7,309,455..459,483..489,520,523,593 6,7,310,455..459,483..489,520,523,593 6,7,524..528,552..558,588..593 162,162,164,164,576,165,1,576,577,577..753,165,166,166,754,755,345..347,756..759,352..355,760..767,364..366,768..775,375..518,166*8,519*5,577*8,776*5 1,524,526..528,552..558,566..587 56..58,61..66,68,69,551,590..592 551 551,590 551,590,591 551,590,592 84,1,523,1*3,84,1,523,1,1,780..783 56..58,61..63,79..81,551,590..592 84,1,523,1*3,84,1,523,780..783 90,524,526..528,552..558 6,7,594 6,7,456,594 6,7,455,456,483..489,593,594 6,7,279,455,456,483..489,593,594 6,7,280,455,456,483..489,593,594 6,7,281,455,456,483..489,593,594 6,7,282,455..459,483..489,593,594 6,7,283,455..459,483..489,593,594 6,7,284,455..459,483..489,519..523,593,594 6,7,285,455..459,483..489,519..523,593,594 6,7,286,455..459,483..489,519..523,593,594 6,7,287,455..459,483..489,519..523,593,594 6,7,288,455..459,483..489,593,594 6,7,289,455..459,483..489,593,594 6,7,290,455..459,483..489,593,594 6,7,291,455..459,483..489,593,594 6,7,292,455..459,483..489,519..523,593,594 6,7,293,455..459,483..489,519..523,593,594 6,7,294,455..459,483..489,519..523,593,594 6,7,295,455..459,483..489,519..523,593,594 6,7,296,455..459,483..489,519..523,593,594 6,7,297,455..459,483..489,519..523,593,594 6,7,298,455..459,483..489,519..523,593,594 6,7,299,455..459,483..489,519..523,593,594 6,7,300,455..459,483..489,593,594 6,7,301,455..459,483..489,593,594 6,7,302,455..459,483..489,593,594 6,7,303,455..459,483..489,519..523,593,594 6,7,304,455..459,483..489,519..523,593,594 6,7,305,455..459,483..489,519..523,593,594 6,7,306,455..459,483..489,519..523,593,594 6,7,307,455..459,483..489,519..523,593,594 6,7,308,455..459,483..489,519..523,593,594 6,7,309,455..459,483..489,519..523,593,594 6,7,310,455..459,483..489,519..523,593,594 6,7,311,455..459,483..489,519..523,593,594 6,7,312,455..459,483..489,519..523,593,594 6,7,313,455..459,483..489,519..523,593,594 6,7,314,455..459,483..489,519..523,593,594 6,7,315,455..459,483..489,519..523,593,594 6,7,316,455..459,483..489,519..523,593,594 6,7,317,455..459,483..489,519..523,593,594 6,7,318,455..459,483..489,519..523,593,594 6,7,319,455..459,483..489,519..523,593,594 6,7,320,455..459,483..489,519..523,593,594 6,7,321,455..459,483..489,519..523,593,594 6,7,322,455..459,483..489,519..523,593,594 6,7,323,455,456,483..489,593,594 6,7,324,455,456,483..489,593,594 6,7,325,455,456,483..489,593,594 6,7,326,455..459,483..489,593,594 6,7,327,455..459,483..489,593,594 6,7,328,455..459,483..489,519..523,593,594 6,7,329,455..459,483..489,519..523,593,594 6,7,330,455..459,483..489,519..523,593,594 6,7,331,455..459,483..489,519..523,593,594 6,7,332,455..459,483..489,593,594 6,7,333,455..459,483..489,593,594 6,7,334,455..459,483..489,593,594 6,7,335,455..459,483..489,593,594 6,7,336,455..459,483..489,519..523,593,594 6,7,337,455..459,483..489,519..523,593,594 6,7,338,455..459,483..489,519..523,593,594 6,7,339,455..459,483..489,519..523,593,594 6,7,340,455..459,483..489,519..523,593,594 6,7,341,455..459,483..489,519..523,593,594 6,7,342,455..459,483..489,519..523,593,594 6,7,343,455..459,483..489,519..523,593,594 6,7,344,455..459,483..489,593,594 6,7,345,455..459,483..489,593,594 6,7,346,455..459,483..489,593,594 6,7,347,455..459,483..489,519..523,593,594 6,7,348,455..459,483..489,519..523,593,594 6,7,349,455..459,483..489,519..523,593,594 6,7,350,455..459,483..489,519..523,593,594 6,7,351,455..459,483..489,519..523,593,594 6,7,352,455..459,483..489,519..523,593,594 6,7,353,455..459,483..489,519..523,593,594 6,7,354,455..459,483..489,519..523,593,594 6,7,355,455..459,483..489,519..523,593,594 6,7,356,455..459,483..489,519..523,593,594 6,7,357,455..459,483..489,519..523,593,594 6,7,358,455..459,483..489,519..523,593,594 6,7,359,455..459,483..489,519..523,593,594 6,7,360,455..459,483..489,519..523,593,594 6,7,361,455..459,483..489,519..523,593,594 6,7,362,455..459,483..489,519..523,593,594 6,7,363,455..459,483..489,519..523,593,594 6,7,364,455..459,483..489,519..523,593,594 6,7,365,455..459,483..489,519..523,593,594 6,7,366,455..459,483..489,519..523,593,594 6,7,367,455,456,483..489,593,594 6,7,368,455,456,483..489,593,594 6,7,369,455,456,483..489,593,594 6,7,370,455..459,483..489,593,594 6,7,371,455..459,483..489,593,594 6,7,372,455..459,483..489,519..523,593,594 6,7,373,455..459,483..489,519..523,593,594 6,7,374,455..459,483..489,519..523,593,594 6,7,375,455..459,483..489,519..523,593,594 6,7,376,455..459,483..489,593,594 6,7,377,455..459,483..489,593,594 6,7,378,455..459,483..489,593,594 6,7,379,455..459,483..489,593,594 6,7,380,455..459,483..489,519..523,593,594 6,7,381,455..459,483..489,519..523,593,594 6,7,382,455..459,483..489,519..523,593,594 6,7,383,455..459,483..489,519..523,593,594 6,7,384,455..459,483..489,519..523,593,594 6,7,385,455..459,483..489,519..523,593,594 6,7,386,455..459,483..489,519..523,593,594 6,7,387,455..459,483..489,519..523,593,594 6,7,388,455..459,483..489,593,594 6,7,389,455..459,483..489,593,594 6,7,390,455..459,483..489,593,594 6,7,391,455..459,483..489,519..523,593,594 6,7,392,455..459,483..489,519..523,593,594 6,7,393,455..459,483..489,519..523,593,594 6,7,394,455..459,483..489,519..523,593,594 6,7,395,455..459,483..489,519..523,593,594 6,7,396,455..459,483..489,519..523,593,594 6,7,397,455..459,483..489,519..523,593,594 6,7,398,455..459,483..489,519..523,593,594 6,7,399,455..459,483..489,519..523,593,594 6,7,400,455..459,483..489,519..523,593,594 6,7,401,455..459,483..489,519..523,593,594 6,7,402,455..459,483..489,519..523,593,594 6,7,403,455..459,483..489,519..523,593,594 6,7,404,455..459,483..489,519..523,593,594 6,7,405,455..459,483..489,519..523,593,594 6,7,406,455..459,483..489,519..523,593,594 6,7,407,455..459,483..489,519..523,593,594 6,7,408,455..459,483..489,519..523,593,594 6,7,409,455..459,483..489,519..523,593,594 6,7,410,455..459,483..489,519..523,593,594 6,7,411,455,456,483..489,593,594 6,7,412,455,456,483..489,593,594 6,7,413,455,456,483..489,593,594 6,7,414,455..459,483..489,593,594 6,7,415,455..459,483..489,593,594 6,7,416,455..459,483..489,519..523,593,594 6,7,417,455..459,483..489,519..523,593,594 6,7,418,455..459,483..489,519..523,593,594 6,7,419,455..459,483..489,519..523,593,594 6,7,420,455..459,483..489,593,594 6,7,421,455..459,483..489,593,594 6,7,422,455..459,483..489,593,594 6,7,423,455..459,483..489,593,594 6,7,424,455..459,483..489,519..523,593,594 6,7,425,455..459,483..489,519..523,593,594 6,7,426,455..459,483..489,519..523,593,594 6,7,427,455..459,483..489,519..523,593,594 6,7,428,455..459,483..489,519..523,593,594 6,7,429,455..459,483..489,519..523,593,594 6,7,430,455..459,483..489,519..523,593,594 6,7,431,455..459,483..489,519..523,593,594 6,7,432,455..459,483..489,593,594 6,7,433,455..459,483..489,593,594 6,7,434,455..459,483..489,593,594 6,7,435,455..459,483..489,519..523,593,594 6,7,436,455..459,483..489,519..523,593,594 6,7,437,455..459,483..489,519..523,593,594 6,7,438,455..459,483..489,519..523,593,594 6,7,439,455..459,483..489,519..523,593,594 6,7,440,455..459,483..489,519..523,593,594 6,7,441,455..459,483..489,519..523,593,594 6,7,442,455..459,483..489,519..523,593,594 6,7,443,455..459,483..489,519..523,593,594 6,7,444,455..459,483..489,519..523,593,594 6,7,445,455..459,483..489,519..523,593,594 6,7,446,455..459,483..489,519..523,593,594 6,7,447,455..459,483..489,519..523,593,594 6,7,448,455..459,483..489,519..523,593,594 6,7,449,455..459,483..489,519..523,593,594 6,7,450,455..459,483..489,519..523,593,594 6,7,451,455..459,483..489,519..523,593,594 6,7,452,455..459,483..489,519..523,593,594 6,7,453,455..459,483..489,519..523,593,594 6,7,454..459,483..489,519..523,593,594 6,7,455..459,483..489,519..523,593,594 162,162,164,788,165,789,1,165,166,166..342,789,790,790..966,790*8,967*5 6,7,455,456,483..489,594 6,7,279,456,487,594 6,7,280,456,487,594 6,7,281,455,456,483..489,594 6,7,282,455..459,483..489,594 6,7,283,455..459,483..489,594 6,7,284,455..459,483..489,519,594 6,7,285,455..459,483..489,519,594 6,7,286,455..459,483..489,520,594 6,7,287,455..459,483..489,520,594 6,7,288,455..459,483..489,594 6,7,289,455..459,483..489,594 6,7,290,455..459,483..489,594 6,7,291,455..459,483..489,594 6,7,292,455..459,483..489,519,594 6,7,293,455..459,483..489,519,594 6,7,294,455..459,483..489,519,522,594 6,7,295,455..459,483..489,519,522,594 6,7,296,455..459,483..489,519,522,594 6,7,297,455..459,483..489,519,522,594 6,7,298,455..459,483..489,519,522,594 6,7,299,455..459,483..489,519,522,594 6,7,300,455..459,483..489,594 6,7,301,455..459,483..489,594 6,7,302,455..459,483..489,594 6,7,303,455..459,483..489,520,594 6,7,304,455..459,483..489,520,594 6,7,305,455..459,483..489,520,523,594 6,7,306,455..459,483..489,520,523,594 6,7,307,455..459,483..489,520,523,594 6,7,308,455..459,483..489,520,523,594 6,7,309,455..459,483..489,520,523,594 6,7,310,455..459,483..489,520,523,594 6,7,311,455..459,483..489,519..523,594 6,7,312,455..459,483..489,519..523,594 6,7,313,455..459,483..489,519..523,594 6,7,314,455..459,483..489,519..523,594 6,7,315,455..459,483..489,519..523,594 6,7,316,455..459,483..489,519..523,594 6,7,317,455..459,483..489,519..523,594 6,7,318,455..459,483..489,519..523,594 6,7,319,455..459,483..489,519..523,594 6,7,320,455..459,483..489,519..523,594 6,7,321,455..459,483..489,519..523,594 6,7,322,455..459,483..489,519..523,594 6,7,323,455,456,483..489,594 6,7,324,455,456,483..489,594 6,7,325,455,456,483..489,594 6,7,326,455..459,483..489,594 6,7,327,455..459,483..489,594 6,7,328,455..459,483..489,519..523,594 6,7,329,455..459,483..489,519..523,594 6,7,330,455..459,483..489,519..523,594 6,7,331,455..459,483..489,519..523,594 6,7,332,455..459,483..489,594 6,7,333,455..459,483..489,594 6,7,334,455..459,483..489,594 6,7,335,455..459,483..489,594 6,7,336,455..459,483..489,519..523,594 6,7,337,455..459,483..489,519..523,594 6,7,338,455..459,483..489,519..523,594 6,7,339,455..459,483..489,519..523,594 6,7,340,455..459,483..489,519..523,594 6,7,341,455..459,483..489,519..523,594 6,7,342,455..459,483..489,519..523,594 6,7,343,455..459,483..489,519..523,594 6,7,344,455..459,483..489,594 6,7,345,455..459,483..489,594 6,7,346,455..459,483..489,594 6,7,347,455..459,483..489,519..523,594 6,7,348,455..459,483..489,519..523,594 6,7,349,455..459,483..489,519..523,594 6,7,350,455..459,483..489,519..523,594 6,7,351,455..459,483..489,519..523,594 6,7,352,455..459,483..489,519..523,594 6,7,353,455..459,483..489,519..523,594 6,7,354,455..459,483..489,519..523,594 6,7,355,455..459,483..489,519..523,594 6,7,356,455..459,483..489,519..523,594 6,7,357,455..459,483..489,519..523,594 6,7,358,455..459,483..489,519..523,594 6,7,359,455..459,483..489,519..523,594 6,7,360,455..459,483..489,519..523,594 6,7,361,455..459,483..489,519..523,594 6,7,362,455..459,483..489,519..523,594 6,7,363,455..459,483..489,519..523,594 6,7,364,455..459,483..489,519..523,594 6,7,365,455..459,483..489,519..523,594 6,7,366,455..459,483..489,519..523,594 6,7,367,455,456,483..489,594 6,7,368,455,456,483..489,594 6,7,369,455,456,483..489,594 6,7,370,455..459,483..489,594 6,7,371,455..459,483..489,594 6,7,372,455..459,483..489,519..523,594 6,7,373,455..459,483..489,519..523,594 6,7,374,455..459,483..489,519..523,594 6,7,375,455..459,483..489,519..523,594 6,7,376,455..459,483..489,594 6,7,377,455..459,483..489,594 6,7,378,455..459,483..489,594 6,7,379,455..459,483..489,594 6,7,380,455..459,483..489,519..523,594 6,7,381,455..459,483..489,519..523,594 6,7,382,455..459,483..489,519..523,594 6,7,383,455..459,483..489,519..523,594 6,7,384,455..459,483..489,519..523,594 6,7,385,455..459,483..489,519..523,594 6,7,386,455..459,483..489,519..523,594 6,7,387,455..459,483..489,519..523,594 6,7,388,455..459,483..489,594 6,7,389,455..459,483..489,594 6,7,390,455..459,483..489,594 6,7,391,455..459,483..489,519..523,594 6,7,392,455..459,483..489,519..523,594 6,7,393,455..459,483..489,519..523,594 6,7,394,455..459,483..489,519..523,594 6,7,395,455..459,483..489,519..523,594 6,7,396,455..459,483..489,519..523,594 6,7,397,455..459,483..489,519..523,594 6,7,398,455..459,483..489,519..523,594 6,7,399,455..459,483..489,519..523,594 6,7,400,455..459,483..489,519..523,594 6,7,401,455..459,483..489,519..523,594 6,7,402,455..459,483..489,519..523,594 6,7,403,455..459,483..489,519..523,594 6,7,404,455..459,483..489,519..523,594 6,7,405,455..459,483..489,519..523,594 6,7,406,455..459,483..489,519..523,594 6,7,407,455..459,483..489,519..523,594 6,7,408,455..459,483..489,519..523,594 6,7,409,455..459,483..489,519..523,594 6,7,410,455..459,483..489,519..523,594 6,7,411,455,456,483..489,594 6,7,412,455,456,483..489,594 6,7,413,455,456,483..489,594 6,7,414,455..459,483..489,594 6,7,415,455..459,483..489,594 6,7,416,455..459,483..489,519..523,594 6,7,417,455..459,483..489,519..523,594 6,7,418,455..459,483..489,519..523,594 6,7,419,455..459,483..489,519..523,594 6,7,420,455..459,483..489,594 6,7,421,455..459,483..489,594 6,7,422,455..459,483..489,594 6,7,423,455..459,483..489,594 6,7,424,455..459,483..489,519..523,594 6,7,425,455..459,483..489,519..523,594 6,7,426,455..459,483..489,519..523,594 6,7,427,455..459,483..489,519..523,594 6,7,428,455..459,483..489,519..523,594 6,7,429,455..459,483..489,519..523,594 6,7,430,455..459,483..489,519..523,594 6,7,431,455..459,483..489,519..523,594 6,7,432,455..459,483..489,594 6,7,433,455..459,483..489,594 6,7,434,455..459,483..489,594 6,7,435,455..459,483..489,519..523,594 6,7,436,455..459,483..489,519..523,594 6,7,437,455..459,483..489,519..523,594 6,7,438,455..459,483..489,519..523,594 6,7,439,455..459,483..489,519..523,594 6,7,440,455..459,483..489,519..523,594 6,7,441,455..459,483..489,519..523,594 6,7,442,455..459,483..489,519..523,594 6,7,443,455..459,483..489,519..523,594 6,7,444,455..459,483..489,519..523,594 6,7,445,455..459,483..489,519..523,594 6,7,446,455..459,483..489,519..523,594 6,7,447,455..459,483..489,519..523,594 6,7,448,455..459,483..489,519..523,594 6,7,449,455..459,483..489,519..523,594 6,7,450,455..459,483..489,519..523,594 6,7,451,455..459,483..489,519..523,594 6,7,452,455..459,483..489,519..523,594 6,7,453,455..459,483..489,519..523,594 6,7,454..459,483..489,519..523,594 6,7,455..459,483..489,519..523,594 162,162,164,788,576,789,1,576,577,577..753,789,969,969..1145,969*8,1146*5,577*8,776*5",
  "[[[0,0,2,2],531,532,533,[[0,[0,1,1]],[2,[1,3,12],[4,13,14]],[1,[2,15,17]],[18,[3,19,32],[3,33,34],[1,35,38]],[1,[25,39,41]],[1,[5,1,1]],[1,[26,42,44]],[1,[10,45,48]],[49,[9,50,53],[9,54,55],[7,56,58],[8,59,60]],[61,[9,62,65],[9,66,67],[7,68,71]],[1,[11,72,81]],[82,[11,83,84],[7,85,87]],[1,[25,88,89]],[1,[13,90,92]],[93,[14,94,107],[14,108,109],[12,110,113]],[1,[23,114,116]],[1,[16,1,1]],[1,[27,117,119]],[1,[21,120,122]],[123,[20,124,126],[20,127,128],[18,129,131],[19,132,133]],[134,[20,135,138],[20,139,140],[18,141,144]],[1,[22,145,154]],[155,[22,156,84],[18,157,159]],[1,[23,160,161]],[1,[24,1,1]],[162,[-1,163,520],[-1,163,520],[-1,163,520]],[521,[12,522,524],[15,525,526],[24,160,84]],[527,[10,45,528],[6,1,1]],[529,[21,120,530],[17,1,1]]],[1,1,1,1,534,534,1,1,1,1,1,1,1,1,1,535,535,1,1,1,1,1,1,1,1,1,1,1],[]],[[0,1,2,2],531,532,533,[[0,[0,1,1]],[2,[1,3,12],[4,13,14]],[1,[2,15,17]],[18,[3,19,32],[3,33,34],[1,35,38]],[1,[25,39,41]],[1,[5,1,1]],[1,[26,42,44]],[1,[10,45,48]],[49,[9,50,53],[9,54,55],[7,56,58],[8,59,60]],[61,[9,62,65],[9,66,67],[7,68,71]],[1,[11,72,81]],[82,[11,83,84],[7,85,87]],[1,[25,88,89]],[1,[13,90,92]],[536,[14,537,549],[14,550,551],[12,552,555]],[1,[23,114,116]],[1,[16,1,1]],[1,[27,117,119]],[1,[21,120,557]],[558,[20,124,126],[20,127,128],[18,129,131],[19,132,133]],[559,[20,135,561],[20,139,562],[18,141,565]],[1,[22,566,574]],[155,[22,156,84],[18,157,159]],[1,[23,160,161]],[1,[24,1,1]],[162,[-1,575,777],[-1,575,777],[-1,575,777]],[778,[12,779,784],[15,785,786],[24,160,84]],[527,[10,45,528],[6,1,1]],[787,[21,120,530],[17,1,1]]],[1,1,1,1,534,534,1,1,1,1,1,1,1,1,1,535,535,1,1,1,1,1,1,1,1,1,1,1],[]],[[0,0,2,3],531,532,533,[[0,[0,1,1]],[2,[1,3,12],[4,13,14]],[1,[2,15,17]],[18,[3,19,32],[3,33,34],[1,35,38]],[1,[25,39,41]],[1,[5,1,1]],[1,[26,42,44]],[1,[10,45,48]],[49,[9,50,53],[9,54,55],[7,56,58],[8,59,60]],[61,[9,62,65],[9,66,67],[7,68,71]],[1,[11,72,81]],[82,[11,83,84],[7,85,87]],[1,[25,88,89]],[1,[13,90,92]],[93,[14,94,107],[14,108,109],[12,110,113]],[1,[23,114,116]],[1,[16,1,1]],[1,[27,117,119]],[1,[21,120,122]],[123,[20,124,126],[20,127,128],[18,129,131],[19,132,133]],[134,[20,135,138],[20,139,140],[18,141,144]],[1,[22,145,154]],[155,[22,156,84],[18,157,159]],[1,[23,160,161]],[1,[24,1,1]],[162,[-1,163,968],[-1,163,968],[-1,163,968]],[521,[12,522,524],[15,525,526],[24,160,84]],[527,[10,45,528],[6,1,1]],[529,[21,120,530],[17,1,1]]],[1,1,1,1,534,534,1,1,1,1,1,1,1,1,1,535,535,1,1,1,1,1,1,1,1,1,1,1],[]],[[0,1,2,3],531,532,533,[[0,[0,1,1]],[2,[1,3,12],[4,13,14]],[1,[2,15,17]],[18,[3,19,32],[3,33,34],[1,35,38]],[1,[25,39,41]],[1,[5,1,1]],[1,[26,42,44]],[1,[10,45,48]],[49,[9,50,53],[9,54,55],[7,56,58],[8,59,60]],[61,[9,62,65],[9,66,67],[7,68,71]],[1,[11,72,81]],[82,[11,83,84],[7,85,87]],[1,[25,88,89]],[1,[13,90,92]],[536,[14,537,549],[14,550,551],[12,552,555]],[1,[23,114,116]],[1,[16,1,1]],[1,[27,117,119]],[1,[21,120,557]],[558,[20,124,126],[20,127,128],[18,129,131],[19,132,133]],[559,[20,135,561],[20,139,562],[18,141,565]],[1,[22,566,574]],[155,[22,156,84],[18,157,159]],[1,[23,160,161]],[1,[24,1,1]],[162,[-1,575,1147],[-1,575,1147],[-1,575,1147]],[778,[12,779,784],[15,785,786],[24,160,84]],[527,[10,45,528],[6,1,1]],[787,[21,120,530],[17,1,1]]],[1,1,1,1,534,534,1,1,1,1,1,1,1,1,1,535,535,1,1,1,1,1,1,1,1,1,1,1],[]]]",
);

/** check/Nahkampf, for odds. */
function checkNahkampfOdds(b) {
  const b0 = b[0]; // Angreifer
  const b1 = b[1]; // Verteidiger
  const b2 = b[2]; // Angriffswaffe
  const b3 = b[3]; // Abwehrwaffe
  const table = checkNahkampfTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (bewusstlosInFile(f, b0) === 0) {
      if (f[b0 + 64] <= 0) {
        return 0;
      }
      return -2; // condition/Koma
    }
    return -3; // condition/bewusstlos
  }

  // ask: Überraschung
  function after0(f) {
    f[5] = f[4] !== 0 ? 1 : 0; // Abwehrmali
    f[15] = f[0]; // Skill
    f[16] = f[2]; // Boni
    f[17] = f[3]; // Mali
    f[20] = 0; // Eintrag
    f[21] = 0; // Wert
    f[22] = Math.max(0, Math.min(99, f[21])); // neu
    if (f[22] !== f[b0 + 27]) {
      f[b0 + 27] = f[22]; // gesammelte Energie
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    if (entryOf(f, b0 + 42, 22, f[15] - 7) !== $NONE) {
      f[23] = f[15]; // Skill
      f[24] = f[16]; // Boni
      f[25] = f[17]; // Mali
      if (entryOf(f, b0 + 42, 22, f[23] - 7) !== $NONE) {
        if (beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[23] - 7)) > 0) {
          f[27] = 0; // Erfolge
          f[28] = f[24]; // Neuwürfe
          return 1;
        }
        return -4; // check/Skillwurf/#2
      }
      return -5; // check/Skillwurf/#1
    }
    f[38] = f[15]; // Skill
    f[39] = f[16]; // Boni
    f[40] = f[17]; // Mali
    if (nInFile(f, b0, 5) > 0) {
      return 4;
    }
    return -6; // check/Ersatzprobe/#1
  }

  // head: check/Kontrollwurf/#1
  function after1(f) {
    f[29] = f[23]; // Skill
    return 2;
  }

  // draw: Auge
  function after2(f) {
    f[31] = wurfstufeInFile(f, beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[29] - 7))); // Stand
    if (
      f[30] === 1 &&
        f[31] > 1 &&
        !(
          f[b0 + 2] !== $NONE && f[29] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[29] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[29] === f[b0 + 4]
        )
    ) {
      f[32] = f[29] - 7; // Eintrag
      f[33] = f[31] - 1; // Wert
      f[34] = f[33] === $NONE ? $NONE : Math.max(1, Math.min(3, f[33])); // neu
      if (f[34] !== entryOf(f, b0 + 42, 22, f[32])) {
        f[b0 + 42 + (f[32])] = f[34]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[30] === 6 && entryOf(f, b0 + 42, 22, f[29] - 7) < nInFile(f, b0, 5)) {
      f[35] = f[29] - 7; // Eintrag
      f[36] = entryOf(f, b0 + 42, 22, f[29] - 7) === $NONE
        ? $NONE
        : entryOf(f, b0 + 42, 22, f[29] - 7) + 1; // Wert
      f[37] = f[36] === $NONE ? $NONE : Math.max(1, Math.min(3, f[36])); // neu
      if (f[37] !== entryOf(f, b0 + 42, 22, f[35])) {
        f[b0 + 42 + (f[35])] = f[37]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[26] = modus0(f[30], f[31]); // Ergebnis
    if (f[26] >= 1) {
      f[27] = f[27] + 1; // Erfolge
      if (1 + f[25] <= f[27]) {
        return 3;
      }
    } else {
      if (f[28] <= 0) {
        return 3;
      }
      f[28] = f[28] - 1; // Neuwürfe
    }
    return 1;
  }

  // join: check/Kontrollwurf/#1
  function after3(f) {
    f[18] = f[26]; // Ergebnis
    f[6] = f[18]; // Angriff
    return 25;
  }

  // ask: Einleitende
  function after4(f) {
    return 5;
  }

  // ask: Ausführende
  function after5(f) {
    f[49] = f[41]; // Eigenschaft
    f[50] = $NONE; // Auge
    return 26;
  }

  // draw: Auge
  function after6(f) {
    f[43] = modus0(f[50], wurfstufeInFile(f, nInFile(f, b0, f[49]))); // Einleitung
    f[44] = f[50]; // Einleitung's Auge
    return 10;
  }

  // head: check/Ersatzprobe/#6
  function after7(f) {
    f[51] = f[42]; // Eigenschaft
    f[52] = $NONE; // Auge
    if (nInFile(f, b0, f[51]) === 0) {
      f[45] = 0; // Ausführung
      f[46] = f[52]; // Ausführung's Auge
      if (f[45] >= 1) {
        f[47] = f[47] + 1; // Erfolge
        if (1 + f[40] <= f[47]) {
          return 9;
        }
      } else {
        if (f[48] <= 0) {
          return 9;
        }
        f[48] = f[48] - 1; // Neuwürfe
      }
      return 7;
    }
    return 8;
  }

  // draw: Auge
  function after8(f) {
    f[45] = modus0(f[52], wurfstufeInFile(f, nInFile(f, b0, f[51]))); // Ausführung
    f[46] = f[52]; // Ausführung's Auge
    if (f[45] >= 1) {
      f[47] = f[47] + 1; // Erfolge
      if (1 + f[40] <= f[47]) {
        return 9;
      }
    } else {
      if (f[48] <= 0) {
        return 9;
      }
      f[48] = f[48] - 1; // Neuwürfe
    }
    return 7;
  }

  // join: check/Ersatzprobe/#6
  function after9(f) {
    if (
      f[44] === 6 &&
        f[46] === 6 &&
        (
          f[b0 + 2] !== $NONE && f[38] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[38] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[38] === f[b0 + 4]
        ) &&
        entryOf(f, b0 + 5, 22, f[38] - 7) > 0
    ) {
      f[53] = f[38] - 7; // Eintrag
      f[54] = 1; // Wert
      f[55] = f[54] === $NONE ? $NONE : Math.max(1, Math.min(3, f[54])); // neu
      if (f[55] !== entryOf(f, b0 + 42, 22, f[53])) {
        f[b0 + 42 + (f[53])] = f[55]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[19] = f[45]; // Ergebnis
    return 11;
  }

  // join: check/Ersatzprobe/#4
  function after10(f) {
    if (f[43] < 1) {
      f[19] = 0; // Ergebnis
      return 11;
    }
    f[47] = 0; // Erfolge
    f[48] = f[39]; // Neuwürfe
    return 7;
  }

  // join: check/Probe/#2
  function after11(f) {
    f[6] = f[19]; // Angriff
    return 25;
  }

  // head: check/Kontrollwurf/#1
  function after12(f) {
    f[70] = f[64]; // Skill
    return 13;
  }

  // draw: Auge
  function after13(f) {
    f[72] = wurfstufeInFile(f, beherrschungInFile(f, b1, entryOf(f, b1 + 42, 22, f[70] - 7))); // Stand
    if (
      f[71] === 1 &&
        f[72] > 1 &&
        !(
          f[b1 + 2] !== $NONE && f[70] === f[b1 + 2] ||
            f[b1 + 3] !== $NONE && f[70] === f[b1 + 3] ||
            f[b1 + 4] !== $NONE && f[70] === f[b1 + 4]
        )
    ) {
      f[73] = f[70] - 7; // Eintrag
      f[74] = f[72] - 1; // Wert
      f[75] = f[74] === $NONE ? $NONE : Math.max(1, Math.min(3, f[74])); // neu
      if (f[75] !== entryOf(f, b1 + 42, 22, f[73])) {
        f[b1 + 42 + (f[73])] = f[75]; // Skills
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[71] === 6 && entryOf(f, b1 + 42, 22, f[70] - 7) < nInFile(f, b1, 5)) {
      f[76] = f[70] - 7; // Eintrag
      f[77] = entryOf(f, b1 + 42, 22, f[70] - 7) === $NONE
        ? $NONE
        : entryOf(f, b1 + 42, 22, f[70] - 7) + 1; // Wert
      f[78] = f[77] === $NONE ? $NONE : Math.max(1, Math.min(3, f[77])); // neu
      if (f[78] !== entryOf(f, b1 + 42, 22, f[76])) {
        f[b1 + 42 + (f[76])] = f[78]; // Skills
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[67] = modus0(f[71], f[72]); // Ergebnis
    if (f[67] >= 1) {
      f[68] = f[68] + 1; // Erfolge
      if (1 + f[66] <= f[68]) {
        return 14;
      }
    } else {
      if (f[69] <= 0) {
        return 14;
      }
      f[69] = f[69] - 1; // Neuwürfe
    }
    return 12;
  }

  // join: check/Kontrollwurf/#1
  function after14(f) {
    f[59] = f[67]; // Ergebnis
    f[7] = f[59]; // Abwehr
    return 23;
  }

  // ask: Einleitende
  function after15(f) {
    return 16;
  }

  // ask: Ausführende
  function after16(f) {
    f[90] = f[82]; // Eigenschaft
    f[91] = $NONE; // Auge
    return 27;
  }

  // draw: Auge
  function after17(f) {
    f[84] = modus0(f[91], wurfstufeInFile(f, nInFile(f, b1, f[90]))); // Einleitung
    f[85] = f[91]; // Einleitung's Auge
    return 21;
  }

  // head: check/Ersatzprobe/#6
  function after18(f) {
    f[92] = f[83]; // Eigenschaft
    f[93] = $NONE; // Auge
    if (nInFile(f, b1, f[92]) === 0) {
      f[86] = 0; // Ausführung
      f[87] = f[93]; // Ausführung's Auge
      if (f[86] >= 1) {
        f[88] = f[88] + 1; // Erfolge
        if (1 + f[81] <= f[88]) {
          return 20;
        }
      } else {
        if (f[89] <= 0) {
          return 20;
        }
        f[89] = f[89] - 1; // Neuwürfe
      }
      return 18;
    }
    return 19;
  }

  // draw: Auge
  function after19(f) {
    f[86] = modus0(f[93], wurfstufeInFile(f, nInFile(f, b1, f[92]))); // Ausführung
    f[87] = f[93]; // Ausführung's Auge
    if (f[86] >= 1) {
      f[88] = f[88] + 1; // Erfolge
      if (1 + f[81] <= f[88]) {
        return 20;
      }
    } else {
      if (f[89] <= 0) {
        return 20;
      }
      f[89] = f[89] - 1; // Neuwürfe
    }
    return 18;
  }

  // join: check/Ersatzprobe/#6
  function after20(f) {
    if (
      f[85] === 6 &&
        f[87] === 6 &&
        (
          f[b1 + 2] !== $NONE && f[79] === f[b1 + 2] ||
            f[b1 + 3] !== $NONE && f[79] === f[b1 + 3] ||
            f[b1 + 4] !== $NONE && f[79] === f[b1 + 4]
        ) &&
        entryOf(f, b1 + 5, 22, f[79] - 7) > 0
    ) {
      f[94] = f[79] - 7; // Eintrag
      f[95] = 1; // Wert
      f[96] = f[95] === $NONE ? $NONE : Math.max(1, Math.min(3, f[95])); // neu
      if (f[96] !== entryOf(f, b1 + 42, 22, f[94])) {
        f[b1 + 42 + (f[94])] = f[96]; // Skills
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[60] = f[86]; // Ergebnis
    return 22;
  }

  // join: check/Ersatzprobe/#4
  function after21(f) {
    if (f[84] < 1) {
      f[60] = 0; // Ergebnis
      return 22;
    }
    f[88] = 0; // Erfolge
    f[89] = f[80]; // Neuwürfe
    return 18;
  }

  // join: check/Probe/#2
  function after22(f) {
    f[7] = f[60]; // Abwehr
    return 23;
  }

  // join: check/Nahkampf/#4
  function after23(f) {
    return 24;
  }

  // join: check/Nahkampf/#4
  function after24(f) {
    f[8] = duellsiegInFile(f, f[6], f[7]); // Sieg
    f[9] = duellsiegInFile(f, f[7], f[6]); // Niederlage
    f[10] = duellwirkungInFile(f, f[6], f[7], f[b2], f[6] === 4 ? 1 : 0); // Hieb
    f[11] = duellwirkungInFile(f, f[7], f[6], f[b3], f[7] === 4 ? 1 : 0); // Konter
    f[12] = trefferschadenInFile(f, f[8], f[10], f[6], f[b2], f[b1 + 1]); // Wunde
    f[13] = trefferschadenInFile(f, f[9], f[11], f[7], f[b3], f[b0 + 1]); // Gegenwunde
    f[97] = Math.max(0, f[12]); // amount
    f[98] = Math.max(0, f[97]); // rest
    f[99] = Math.min(f[98], Math.max(0, f[b1 + 32])); // genommen
    if (f[99] > 0) {
      f[100] = 4; // Eintrag
      f[101] = f[b1 + 32] - f[99]; // Wert
      f[102] = entryOf(f, b1 + 28, 7, f[100]) < Math.max(0, Math.min(3, f[101]))
        ? Math.max(
            entryOf(f, b1 + 28, 7, f[100]),
            Math.min(Math.max(0, Math.min(3, f[101])), f[b1]),
          )
        : Math.max(0, Math.min(3, f[101])); // neu
      if (f[102] !== entryOf(f, b1 + 28, 7, f[100])) {
        f[103] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[105] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[107] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1 + 28 + (f[100])] = f[102]; // Eigenschaften
        f[104] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[106] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[108] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[103] < 0 && f[104] >= 0 || f[103] > 0 && f[104] <= 0) {
          f[109] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[110] = 0; // Eintrag
            f[111] = 1; // Wert
            f[112] = Math.max(0, Math.min(1, f[111])); // neu
            if (f[112] !== f[b1 + 64]) {
              f[113] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[112]; // Koma
              f[114] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[113] === 0 && f[114] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[115] = 0; // Eintrag
                f[116] = 0; // Eintrag
                f[117] = 0; // Wert
                f[118] = Math.max(0, Math.min(1, f[117])); // neu
                if (f[118] !== f[b1 + 64]) {
                  f[119] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[118]; // Koma
                  f[120] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[119] === 0 && f[120] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[121] = 0; // Eintrag
            f[122] = 1; // Wert
            f[123] = Math.max(0, Math.min(1, f[122])); // neu
            if (f[123] !== f[b1 + 65]) {
              f[124] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[123]; // hysterisch
              f[125] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[124] === 0 && f[125] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[126] = 0; // Eintrag
                f[127] = 0; // Eintrag
                f[128] = 0; // Wert
                f[129] = Math.max(0, Math.min(1, f[128])); // neu
                if (f[129] !== f[b1 + 65]) {
                  f[130] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[129]; // hysterisch
                  f[131] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[130] === 0 && f[131] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[105] === 0 && f[106] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[132] = 0; // Eintrag
          f[133] = 0; // Eintrag
          f[134] = 0; // Wert
          f[135] = Math.max(0, Math.min(1, f[134])); // neu
          if (f[135] !== f[b1 + 64]) {
            f[136] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[135]; // Koma
            f[137] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[136] === 0 && f[137] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[107] === 0 && f[108] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[138] = 0; // Eintrag
          f[139] = 0; // Eintrag
          f[140] = 0; // Wert
          f[141] = Math.max(0, Math.min(1, f[140])); // neu
          if (f[141] !== f[b1 + 65]) {
            f[142] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[141]; // hysterisch
            f[143] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[142] === 0 && f[143] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[98] = f[98] - f[99]; // rest
    }
    f[99] = Math.min(f[98], Math.max(0, f[b1 + 33])); // genommen
    if (f[99] > 0) {
      f[144] = 5; // Eintrag
      f[145] = f[b1 + 33] - f[99]; // Wert
      f[146] = entryOf(f, b1 + 28, 7, f[144]) < Math.max(0, Math.min(3, f[145]))
        ? Math.max(
            entryOf(f, b1 + 28, 7, f[144]),
            Math.min(Math.max(0, Math.min(3, f[145])), f[b1]),
          )
        : Math.max(0, Math.min(3, f[145])); // neu
      if (f[146] !== entryOf(f, b1 + 28, 7, f[144])) {
        f[147] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[149] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[151] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1 + 28 + (f[144])] = f[146]; // Eigenschaften
        f[148] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[150] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[152] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[147] < 0 && f[148] >= 0 || f[147] > 0 && f[148] <= 0) {
          f[153] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[154] = 0; // Eintrag
            f[155] = 1; // Wert
            f[156] = Math.max(0, Math.min(1, f[155])); // neu
            if (f[156] !== f[b1 + 64]) {
              f[157] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[156]; // Koma
              f[158] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[157] === 0 && f[158] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[159] = 0; // Eintrag
                f[160] = 0; // Eintrag
                f[161] = 0; // Wert
                f[162] = Math.max(0, Math.min(1, f[161])); // neu
                if (f[162] !== f[b1 + 64]) {
                  f[163] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[162]; // Koma
                  f[164] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[163] === 0 && f[164] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[165] = 0; // Eintrag
            f[166] = 1; // Wert
            f[167] = Math.max(0, Math.min(1, f[166])); // neu
            if (f[167] !== f[b1 + 65]) {
              f[168] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[167]; // hysterisch
              f[169] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[168] === 0 && f[169] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[170] = 0; // Eintrag
                f[171] = 0; // Eintrag
                f[172] = 0; // Wert
                f[173] = Math.max(0, Math.min(1, f[172])); // neu
                if (f[173] !== f[b1 + 65]) {
                  f[174] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[173]; // hysterisch
                  f[175] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[174] === 0 && f[175] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[149] === 0 && f[150] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[176] = 0; // Eintrag
          f[177] = 0; // Eintrag
          f[178] = 0; // Wert
          f[179] = Math.max(0, Math.min(1, f[178])); // neu
          if (f[179] !== f[b1 + 64]) {
            f[180] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[179]; // Koma
            f[181] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[180] === 0 && f[181] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[151] === 0 && f[152] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[182] = 0; // Eintrag
          f[183] = 0; // Eintrag
          f[184] = 0; // Wert
          f[185] = Math.max(0, Math.min(1, f[184])); // neu
          if (f[185] !== f[b1 + 65]) {
            f[186] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[185]; // hysterisch
            f[187] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[186] === 0 && f[187] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[98] = f[98] - f[99]; // rest
    }
    f[99] = Math.min(f[98], Math.max(0, f[b1 + 34])); // genommen
    if (f[99] > 0) {
      f[188] = 6; // Eintrag
      f[189] = f[b1 + 34] - f[99]; // Wert
      f[190] = entryOf(f, b1 + 28, 7, f[188]) < Math.max(0, Math.min(3, f[189]))
        ? Math.max(
            entryOf(f, b1 + 28, 7, f[188]),
            Math.min(Math.max(0, Math.min(3, f[189])), f[b1]),
          )
        : Math.max(0, Math.min(3, f[189])); // neu
      if (f[190] !== entryOf(f, b1 + 28, 7, f[188])) {
        f[191] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[193] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[195] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1 + 28 + (f[188])] = f[190]; // Eigenschaften
        f[192] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[194] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[196] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[191] < 0 && f[192] >= 0 || f[191] > 0 && f[192] <= 0) {
          f[197] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[198] = 0; // Eintrag
            f[199] = 1; // Wert
            f[200] = Math.max(0, Math.min(1, f[199])); // neu
            if (f[200] !== f[b1 + 64]) {
              f[201] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[200]; // Koma
              f[202] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[201] === 0 && f[202] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[203] = 0; // Eintrag
                f[204] = 0; // Eintrag
                f[205] = 0; // Wert
                f[206] = Math.max(0, Math.min(1, f[205])); // neu
                if (f[206] !== f[b1 + 64]) {
                  f[207] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[206]; // Koma
                  f[208] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[207] === 0 && f[208] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[209] = 0; // Eintrag
            f[210] = 1; // Wert
            f[211] = Math.max(0, Math.min(1, f[210])); // neu
            if (f[211] !== f[b1 + 65]) {
              f[212] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[211]; // hysterisch
              f[213] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[212] === 0 && f[213] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[214] = 0; // Eintrag
                f[215] = 0; // Eintrag
                f[216] = 0; // Wert
                f[217] = Math.max(0, Math.min(1, f[216])); // neu
                if (f[217] !== f[b1 + 65]) {
                  f[218] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[217]; // hysterisch
                  f[219] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[218] === 0 && f[219] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[193] === 0 && f[194] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[220] = 0; // Eintrag
          f[221] = 0; // Eintrag
          f[222] = 0; // Wert
          f[223] = Math.max(0, Math.min(1, f[222])); // neu
          if (f[223] !== f[b1 + 64]) {
            f[224] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[223]; // Koma
            f[225] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[224] === 0 && f[225] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[195] === 0 && f[196] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[226] = 0; // Eintrag
          f[227] = 0; // Eintrag
          f[228] = 0; // Wert
          f[229] = Math.max(0, Math.min(1, f[228])); // neu
          if (f[229] !== f[b1 + 65]) {
            f[230] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[229]; // hysterisch
            f[231] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[230] === 0 && f[231] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[98] = f[98] - f[99]; // rest
    }
    f[99] = Math.min(f[98], Math.max(0, f[b1])); // genommen
    if (f[99] > 0) {
      f[232] = 0; // Eintrag
      f[233] = f[b1] - f[99]; // Wert
      f[234] = Math.max(0, Math.min(3, f[233])); // neu
      if (f[234] !== f[b1]) {
        f[235] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[237] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[239] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1] = f[234]; // Maximallevel
        f[236] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[238] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[240] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[235] < 0 && f[236] >= 0 || f[235] > 0 && f[236] <= 0) {
          f[241] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[242] = 0; // Eintrag
            f[243] = 1; // Wert
            f[244] = Math.max(0, Math.min(1, f[243])); // neu
            if (f[244] !== f[b1 + 64]) {
              f[245] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[244]; // Koma
              f[246] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[245] === 0 && f[246] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[247] = 0; // Eintrag
                f[248] = 0; // Eintrag
                f[249] = 0; // Wert
                f[250] = Math.max(0, Math.min(1, f[249])); // neu
                if (f[250] !== f[b1 + 64]) {
                  f[251] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[250]; // Koma
                  f[252] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[251] === 0 && f[252] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[253] = 0; // Eintrag
            f[254] = 1; // Wert
            f[255] = Math.max(0, Math.min(1, f[254])); // neu
            if (f[255] !== f[b1 + 65]) {
              f[256] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[255]; // hysterisch
              f[257] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[256] === 0 && f[257] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[258] = 0; // Eintrag
                f[259] = 0; // Eintrag
                f[260] = 0; // Wert
                f[261] = Math.max(0, Math.min(1, f[260])); // neu
                if (f[261] !== f[b1 + 65]) {
                  f[262] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[261]; // hysterisch
                  f[263] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[262] === 0 && f[263] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[237] === 0 && f[238] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[264] = 0; // Eintrag
          f[265] = 0; // Eintrag
          f[266] = 0; // Wert
          f[267] = Math.max(0, Math.min(1, f[266])); // neu
          if (f[267] !== f[b1 + 64]) {
            f[268] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[267]; // Koma
            f[269] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[268] === 0 && f[269] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[239] === 0 && f[240] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[270] = 0; // Eintrag
          f[271] = 0; // Eintrag
          f[272] = 0; // Wert
          f[273] = Math.max(0, Math.min(1, f[272])); // neu
          if (f[273] !== f[b1 + 65]) {
            f[274] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[273]; // hysterisch
            f[275] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[274] === 0 && f[275] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[98] = f[98] - f[99]; // rest
    }
    f[276] = Math.max(0, f[13]); // amount
    f[277] = Math.max(0, f[276]); // rest
    f[278] = Math.min(f[277], Math.max(0, f[b0 + 32])); // genommen
    if (f[278] > 0) {
      f[279] = 4; // Eintrag
      f[280] = f[b0 + 32] - f[278]; // Wert
      f[281] = entryOf(f, b0 + 28, 7, f[279]) < Math.max(0, Math.min(3, f[280]))
        ? Math.max(
            entryOf(f, b0 + 28, 7, f[279]),
            Math.min(Math.max(0, Math.min(3, f[280])), f[b0]),
          )
        : Math.max(0, Math.min(3, f[280])); // neu
      if (f[281] !== entryOf(f, b0 + 28, 7, f[279])) {
        f[282] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[284] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[286] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[279])] = f[281]; // Eigenschaften
        f[283] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[285] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[287] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[282] < 0 && f[283] >= 0 || f[282] > 0 && f[283] <= 0) {
          f[288] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[289] = 0; // Eintrag
            f[290] = 1; // Wert
            f[291] = Math.max(0, Math.min(1, f[290])); // neu
            if (f[291] !== f[b0 + 64]) {
              f[292] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[291]; // Koma
              f[293] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[292] === 0 && f[293] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[294] = 0; // Eintrag
                f[295] = 0; // Eintrag
                f[296] = 0; // Wert
                f[297] = Math.max(0, Math.min(1, f[296])); // neu
                if (f[297] !== f[b0 + 64]) {
                  f[298] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[297]; // Koma
                  f[299] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[298] === 0 && f[299] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[300] = 0; // Eintrag
            f[301] = 1; // Wert
            f[302] = Math.max(0, Math.min(1, f[301])); // neu
            if (f[302] !== f[b0 + 65]) {
              f[303] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[302]; // hysterisch
              f[304] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[303] === 0 && f[304] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[305] = 0; // Eintrag
                f[306] = 0; // Eintrag
                f[307] = 0; // Wert
                f[308] = Math.max(0, Math.min(1, f[307])); // neu
                if (f[308] !== f[b0 + 65]) {
                  f[309] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[308]; // hysterisch
                  f[310] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[309] === 0 && f[310] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[284] === 0 && f[285] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[311] = 0; // Eintrag
          f[312] = 0; // Eintrag
          f[313] = 0; // Wert
          f[314] = Math.max(0, Math.min(1, f[313])); // neu
          if (f[314] !== f[b0 + 64]) {
            f[315] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[314]; // Koma
            f[316] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[315] === 0 && f[316] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[286] === 0 && f[287] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[317] = 0; // Eintrag
          f[318] = 0; // Eintrag
          f[319] = 0; // Wert
          f[320] = Math.max(0, Math.min(1, f[319])); // neu
          if (f[320] !== f[b0 + 65]) {
            f[321] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[320]; // hysterisch
            f[322] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[321] === 0 && f[322] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[277] = f[277] - f[278]; // rest
    }
    f[278] = Math.min(f[277], Math.max(0, f[b0 + 33])); // genommen
    if (f[278] > 0) {
      f[323] = 5; // Eintrag
      f[324] = f[b0 + 33] - f[278]; // Wert
      f[325] = entryOf(f, b0 + 28, 7, f[323]) < Math.max(0, Math.min(3, f[324]))
        ? Math.max(
            entryOf(f, b0 + 28, 7, f[323]),
            Math.min(Math.max(0, Math.min(3, f[324])), f[b0]),
          )
        : Math.max(0, Math.min(3, f[324])); // neu
      if (f[325] !== entryOf(f, b0 + 28, 7, f[323])) {
        f[326] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[328] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[330] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[323])] = f[325]; // Eigenschaften
        f[327] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[329] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[331] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[326] < 0 && f[327] >= 0 || f[326] > 0 && f[327] <= 0) {
          f[332] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[333] = 0; // Eintrag
            f[334] = 1; // Wert
            f[335] = Math.max(0, Math.min(1, f[334])); // neu
            if (f[335] !== f[b0 + 64]) {
              f[336] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[335]; // Koma
              f[337] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[336] === 0 && f[337] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[338] = 0; // Eintrag
                f[339] = 0; // Eintrag
                f[340] = 0; // Wert
                f[341] = Math.max(0, Math.min(1, f[340])); // neu
                if (f[341] !== f[b0 + 64]) {
                  f[342] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[341]; // Koma
                  f[343] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[342] === 0 && f[343] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[344] = 0; // Eintrag
            f[345] = 1; // Wert
            f[346] = Math.max(0, Math.min(1, f[345])); // neu
            if (f[346] !== f[b0 + 65]) {
              f[347] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[346]; // hysterisch
              f[348] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[347] === 0 && f[348] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[349] = 0; // Eintrag
                f[350] = 0; // Eintrag
                f[351] = 0; // Wert
                f[352] = Math.max(0, Math.min(1, f[351])); // neu
                if (f[352] !== f[b0 + 65]) {
                  f[353] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[352]; // hysterisch
                  f[354] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[353] === 0 && f[354] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[328] === 0 && f[329] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[355] = 0; // Eintrag
          f[356] = 0; // Eintrag
          f[357] = 0; // Wert
          f[358] = Math.max(0, Math.min(1, f[357])); // neu
          if (f[358] !== f[b0 + 64]) {
            f[359] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[358]; // Koma
            f[360] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[359] === 0 && f[360] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[330] === 0 && f[331] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[361] = 0; // Eintrag
          f[362] = 0; // Eintrag
          f[363] = 0; // Wert
          f[364] = Math.max(0, Math.min(1, f[363])); // neu
          if (f[364] !== f[b0 + 65]) {
            f[365] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[364]; // hysterisch
            f[366] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[365] === 0 && f[366] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[277] = f[277] - f[278]; // rest
    }
    f[278] = Math.min(f[277], Math.max(0, f[b0 + 34])); // genommen
    if (f[278] > 0) {
      f[367] = 6; // Eintrag
      f[368] = f[b0 + 34] - f[278]; // Wert
      f[369] = entryOf(f, b0 + 28, 7, f[367]) < Math.max(0, Math.min(3, f[368]))
        ? Math.max(
            entryOf(f, b0 + 28, 7, f[367]),
            Math.min(Math.max(0, Math.min(3, f[368])), f[b0]),
          )
        : Math.max(0, Math.min(3, f[368])); // neu
      if (f[369] !== entryOf(f, b0 + 28, 7, f[367])) {
        f[370] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[372] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[374] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0 + 28 + (f[367])] = f[369]; // Eigenschaften
        f[371] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[373] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[375] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[370] < 0 && f[371] >= 0 || f[370] > 0 && f[371] <= 0) {
          f[376] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[377] = 0; // Eintrag
            f[378] = 1; // Wert
            f[379] = Math.max(0, Math.min(1, f[378])); // neu
            if (f[379] !== f[b0 + 64]) {
              f[380] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[379]; // Koma
              f[381] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[380] === 0 && f[381] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[382] = 0; // Eintrag
                f[383] = 0; // Eintrag
                f[384] = 0; // Wert
                f[385] = Math.max(0, Math.min(1, f[384])); // neu
                if (f[385] !== f[b0 + 64]) {
                  f[386] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[385]; // Koma
                  f[387] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[386] === 0 && f[387] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[388] = 0; // Eintrag
            f[389] = 1; // Wert
            f[390] = Math.max(0, Math.min(1, f[389])); // neu
            if (f[390] !== f[b0 + 65]) {
              f[391] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[390]; // hysterisch
              f[392] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[391] === 0 && f[392] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[393] = 0; // Eintrag
                f[394] = 0; // Eintrag
                f[395] = 0; // Wert
                f[396] = Math.max(0, Math.min(1, f[395])); // neu
                if (f[396] !== f[b0 + 65]) {
                  f[397] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[396]; // hysterisch
                  f[398] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[397] === 0 && f[398] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[372] === 0 && f[373] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[399] = 0; // Eintrag
          f[400] = 0; // Eintrag
          f[401] = 0; // Wert
          f[402] = Math.max(0, Math.min(1, f[401])); // neu
          if (f[402] !== f[b0 + 64]) {
            f[403] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[402]; // Koma
            f[404] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[403] === 0 && f[404] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[374] === 0 && f[375] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[405] = 0; // Eintrag
          f[406] = 0; // Eintrag
          f[407] = 0; // Wert
          f[408] = Math.max(0, Math.min(1, f[407])); // neu
          if (f[408] !== f[b0 + 65]) {
            f[409] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[408]; // hysterisch
            f[410] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[409] === 0 && f[410] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[277] = f[277] - f[278]; // rest
    }
    f[278] = Math.min(f[277], Math.max(0, f[b0])); // genommen
    if (f[278] > 0) {
      f[411] = 0; // Eintrag
      f[412] = f[b0] - f[278]; // Wert
      f[413] = Math.max(0, Math.min(3, f[412])); // neu
      if (f[413] !== f[b0]) {
        f[414] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
        f[416] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[418] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b0] = f[413]; // Maximallevel
        f[415] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
        f[417] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[419] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        if (f[414] < 0 && f[415] >= 0 || f[414] > 0 && f[415] <= 0) {
          f[420] = 0; // Eintrag
          if (bewusstlosInFile(f, b0) !== 0) {
            f[421] = 0; // Eintrag
            f[422] = 1; // Wert
            f[423] = Math.max(0, Math.min(1, f[422])); // neu
            if (f[423] !== f[b0 + 64]) {
              f[424] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[423]; // Koma
              f[425] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[424] === 0 && f[425] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
                f[426] = 0; // Eintrag
                f[427] = 0; // Eintrag
                f[428] = 0; // Wert
                f[429] = Math.max(0, Math.min(1, f[428])); // neu
                if (f[429] !== f[b0 + 64]) {
                  f[430] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b0 + 64] = f[429]; // Koma
                  f[431] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[430] === 0 && f[431] !== 0 && f[b0 + 67] === 0) {
                    f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[432] = 0; // Eintrag
            f[433] = 1; // Wert
            f[434] = Math.max(0, Math.min(1, f[433])); // neu
            if (f[434] !== f[b0 + 65]) {
              f[435] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[434]; // hysterisch
              f[436] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[435] === 0 && f[436] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                f[437] = 0; // Eintrag
                f[438] = 0; // Eintrag
                f[439] = 0; // Wert
                f[440] = Math.max(0, Math.min(1, f[439])); // neu
                if (f[440] !== f[b0 + 65]) {
                  f[441] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b0 + 65] = f[440]; // hysterisch
                  f[442] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b0 + 66] = f[b0 + 66] + 1; // $depth
                  if (f[441] === 0 && f[442] !== 0 && f[b0 + 68] === 0) {
                    f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b0 + 66] = f[b0 + 66] - 1; // $depth
                  if (f[b0 + 66] === 0) {
                    f[b0 + 67] = 0; // $fired/condition/Koma/ends
                    f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[416] === 0 && f[417] !== 0 && f[b0 + 67] === 0) {
          f[b0 + 67] = 1; // $fired/condition/Koma/ends
          f[443] = 0; // Eintrag
          f[444] = 0; // Eintrag
          f[445] = 0; // Wert
          f[446] = Math.max(0, Math.min(1, f[445])); // neu
          if (f[446] !== f[b0 + 64]) {
            f[447] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b0 + 64] = f[446]; // Koma
            f[448] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[447] === 0 && f[448] !== 0 && f[b0 + 67] === 0) {
              f[b0 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[418] === 0 && f[419] !== 0 && f[b0 + 68] === 0) {
          f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
          f[449] = 0; // Eintrag
          f[450] = 0; // Eintrag
          f[451] = 0; // Wert
          f[452] = Math.max(0, Math.min(1, f[451])); // neu
          if (f[452] !== f[b0 + 65]) {
            f[453] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b0 + 65] = f[452]; // hysterisch
            f[454] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b0 + 66] = f[b0 + 66] + 1; // $depth
            if (f[453] === 0 && f[454] !== 0 && f[b0 + 68] === 0) {
              f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b0 + 66] = f[b0 + 66] - 1; // $depth
            if (f[b0 + 66] === 0) {
              f[b0 + 67] = 0; // $fired/condition/Koma/ends
              f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[277] = f[277] - f[278]; // rest
    }
    if (f[8] !== 0) {
      f[14] = 0; // result
      return -1;
    }
    if (f[9] !== 0) {
      f[14] = 1; // result
      return -1;
    }
    f[14] = 2; // result
    return -1;
  }

  // join: check/Nahkampf/#3
  function after25(f) {
    if (
      (
        entryOf(f, b1 + 42, 22, f[1] - 7) === $NONE
          ? true
          : entryOf(f, b1 + 42, 22, f[1] - 7) !== $NONE
      ) &&
        (
          entryOf(f, b1 + 42, 22, f[1] - 7) === $NONE
            ? true
            : beherrschungInFile(f, b1, entryOf(f, b1 + 42, 22, f[1] - 7)) > 0
        ) &&
        (entryOf(f, b1 + 42, 22, f[1] - 7) === $NONE ? nInFile(f, b1, 5) > 0 : true)
    ) {
      f[56] = f[1]; // Skill
      f[57] = 0; // Boni
      f[58] = f[5]; // Mali
      f[61] = 0; // Eintrag
      f[62] = 0; // Wert
      f[63] = Math.max(0, Math.min(99, f[62])); // neu
      if (f[63] !== f[b1 + 27]) {
        f[b1 + 27] = f[63]; // gesammelte Energie
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      if (entryOf(f, b1 + 42, 22, f[56] - 7) !== $NONE) {
        f[64] = f[56]; // Skill
        f[65] = f[57]; // Boni
        f[66] = f[58]; // Mali
        if (entryOf(f, b1 + 42, 22, f[64] - 7) !== $NONE) {
          if (beherrschungInFile(f, b1, entryOf(f, b1 + 42, 22, f[64] - 7)) > 0) {
            f[68] = 0; // Erfolge
            f[69] = f[65]; // Neuwürfe
            return 12;
          }
          return -4; // check/Skillwurf/#2
        }
        return -5; // check/Skillwurf/#1
      }
      f[79] = f[56]; // Skill
      f[80] = f[57]; // Boni
      f[81] = f[58]; // Mali
      if (nInFile(f, b1, 5) > 0) {
        return 15;
      }
      return -6; // check/Ersatzprobe/#1
    }
    f[7] = 0; // Abwehr
    return 24;
  }

  // join: check/Ersatzprobe/#3
  function after26(f) {
    if (nInFile(f, b0, f[49]) === 0) {
      f[43] = 0; // Einleitung
      f[44] = f[50]; // Einleitung's Auge
      return 10;
    }
    return 6;
  }

  // join: check/Ersatzprobe/#3
  function after27(f) {
    if (nInFile(f, b1, f[90]) === 0) {
      f[84] = 0; // Einleitung
      f[85] = f[91]; // Einleitung's Auge
      return 21;
    }
    return 17;
  }
  return {
    size: 595,
    registers: 455,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "ask",
        label: "Überraschung",
        to: [4],
        uses: table.uses[0],
        pool: null,
        ask: {
          key: "Überraschung",
          by: "gm",
          sees: [],
          usual: (f) => 0,
          range: [0, 1],
          optional: false,
        },
        endless: false,
        next: after0,
      },
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[1],
        pool: null,
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [30],
        uses: table.uses[2],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[3],
        pool: null,
        ask: null,
        endless: false,
        next: after3,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [41],
        uses: table.uses[4],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[38] - 7 < 6 ? art(f[38] - 7) : n0(f[38] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after4,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [42],
        uses: table.uses[5],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [41],
          usual: (f) => ersatzkombo1(f[38] - 7 < 6 ? art(f[38] - 7) : n0(f[38] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after5,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [50],
        uses: table.uses[6],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after6,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[7],
        pool: null,
        ask: null,
        endless: false,
        next: after7,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [52],
        uses: table.uses[8],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after8,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[9],
        pool: null,
        ask: null,
        endless: false,
        next: after9,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[10],
        pool: null,
        ask: null,
        endless: false,
        next: after10,
      },
      {
        kind: "join",
        label: "check/Probe/#2",
        to: [],
        uses: table.uses[11],
        pool: null,
        ask: null,
        endless: false,
        next: after11,
      },
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[12],
        pool: null,
        ask: null,
        endless: false,
        next: after12,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [71],
        uses: table.uses[13],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after13,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[14],
        pool: null,
        ask: null,
        endless: false,
        next: after14,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [82],
        uses: table.uses[15],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[79] - 7 < 6 ? art(f[79] - 7) : n0(f[79] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after15,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [83],
        uses: table.uses[16],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [82],
          usual: (f) => ersatzkombo1(f[79] - 7 < 6 ? art(f[79] - 7) : n0(f[79] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after16,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [91],
        uses: table.uses[17],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after17,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[18],
        pool: null,
        ask: null,
        endless: false,
        next: after18,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [93],
        uses: table.uses[19],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after19,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[20],
        pool: null,
        ask: null,
        endless: false,
        next: after20,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[21],
        pool: null,
        ask: null,
        endless: false,
        next: after21,
      },
      {
        kind: "join",
        label: "check/Probe/#2",
        to: [],
        uses: table.uses[22],
        pool: null,
        ask: null,
        endless: false,
        next: after22,
      },
      {
        kind: "join",
        label: "check/Nahkampf/#4",
        to: [],
        uses: table.uses[23],
        pool: null,
        ask: null,
        endless: false,
        next: after23,
      },
      {
        kind: "join",
        label: "check/Nahkampf/#4",
        to: [],
        uses: table.uses[24],
        pool: null,
        ask: null,
        endless: false,
        next: after24,
      },
      {
        kind: "join",
        label: "check/Nahkampf/#3",
        to: [],
        uses: table.uses[25],
        pool: null,
        ask: null,
        endless: false,
        next: after25,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#3",
        to: [],
        uses: table.uses[26],
        pool: null,
        ask: null,
        endless: false,
        next: after26,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#3",
        to: [],
        uses: table.uses[27],
        pool: null,
        ask: null,
        endless: false,
        next: after27,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 14,
    reasons: [
      "condition/Koma",
      "condition/bewusstlos",
      "check/Skillwurf/#2",
      "check/Skillwurf/#1",
      "check/Ersatzprobe/#1",
    ],
  };
}

const checkFernkampfTables = /* @__PURE__ */ $oddsTables(
  "277,279..281,305..311,341  0,277,279..281,305..311,319..340 6..8,16..18,21..26,28,29,304,343..345 2,416,417 2,3,416,417 2,4,416,417 0 304 304,343 304,343,344 304,343,345 4..7,5,6,1*3,7,5,6,1,5,8..11 6..8,16..18,21..23,39..41,304,343..345 4..7,5,6,1*3,7,5,6,8..11 30 24 16 26,28..31,277,279..281,305..311,319..340 27,28,32..38,319..340,343..345 30,31,277,279..281,305..311,319..340 28 30,277,279..281,305..311,319..340 30,31,33,277,279..281,305..311,319..340 30,31,34,277,279..281,305..311,319..340 30,31,35,277,279..281,305..311,319..340 30,31,36,277,279..281,305..311,319..340 30,31,37,277,279..281,305..311,319..340 30,31,38,277,279..281,305..311,319..340 30,31,277,279..281,305..311,319..340,343 30,31,277,279..281,305..311,319..340,343,344 30,31,277,279..281,305..311,319..340,343,345 20..28,20*22,29..31 27,32..38,319..340,343..345 20,22..28,20*22,29..31 27..29,32..38,319..340,343..345 28,30,31,277,279..281,305..311,319..340 29..31,277,279..281,305..311,319..340 20,36,37,22..28,20*22,29..31 9,19 27 40,40 50,51 42 43,1 44,45 50,51,277,279..281,305..311 51 46,47 41,43,48,49,277,279..281,305..311 46..48,52,53 48 43 1,1,51,52,1 46,47,52,53 1,1,52,1 46..49,52,53 49 1,1,51,57,52,1 52,53 52,1 41,48,49,52,53,277,279..281,305..311 46..48 52,53,277,279..281,305..311 53 63,64,51 63,64 46..49 48,52,53,277,279..281,305..311 49,52,53,277,279..281,305..311 63,64,68,69 20,54..56,319..340,343..345 46 39,45,47,54,279..303 39,45,47,55,279..303 39,45,47,56,279..303 39,45,47,279..303,319..340 39,45,47,279..303,319..340,343 39,45,47,279..303,319..340,343,344 39,45,47,279..303,319..340,343,345 72..76,76*21,77..79 44 20 1 48,49 40 1,85 9 82 71 65 90 67,69..72,277,279..281,305..311,319..340 68,69,73..79,319..340,343..345 71,72,277,279..281,305..311,319..340 69 71,277,279..281,305..311,319..340 71,72,74,277,279..281,305..311,319..340 71,72,75,277,279..281,305..311,319..340 71,72,76,277,279..281,305..311,319..340 71,72,77,277,279..281,305..311,319..340 71,72,78,277,279..281,305..311,319..340 71,72,79,277,279..281,305..311,319..340 71,72,277,279..281,305..311,319..340,343 71,72,277,279..281,305..311,319..340,343,344 71,72,277,279..281,305..311,319..340,343,345 94..102,94*22,103..105 68,73..79,319..340,343..345 94,96..102,94*22,103..105 68..70,73..79,319..340,343..345 69,71,72,277,279..281,305..311,319..340 70..72,277,279..281,305..311,319..340 94,110,111,96..102,94*22,103..105 11,60 68 114,114 91,92 83 117,1 85,86 91,92,277,279..281,305..311 92 120,121 82,84,89,90,277,279..281,305..311 87..89,93,94 89 84 1,1,125,126,1 87,88,93,94 1,1,126,1 87..90,93,94 1,1,125,91,126,1 93,94 126,1 82,89,90,93,94,277,279..281,305..311 87..89 93,94,277,279..281,305..311 94 136,137,125 87,88 136,137 87..90 89,93,94,277,279..281,305..311 90,93,94,277,279..281,305..311 136,137,142,143 61,95..97,319..340,343..345 87 80,86,88,95,279..303 80,86,88,96,279..303 80,86,88,97,279..303 80,86,88,279..303,319..340 80,86,88,279..303,319..340,343 80,86,88,279..303,319..340,343,344 80,86,88,279..303,319..340,343,345 146..150,150*21,151..153 85 61 89,90 81 1,158 11 156 10 160 9,10 12..15,98..277,305..311,341..345 9,10,415 9,10,278,415 9,10,277,278,305..311,415 9,10,101,278,309,415 9,10,102,278,309,415 9,10,103,277,278,305..311,415 9,10,104,277..281,305..311,415 9,10,105,277..281,305..311,415 9,10,106,277..281,305..311,341,415 9,10,107,277..281,305..311,341,415 9,10,108,277..281,305..311,342,415 9,10,109,277..281,305..311,342,415 9,10,110,277..281,305..311,415 9,10,111,277..281,305..311,415 9,10,112,277..281,305..311,415 9,10,113,277..281,305..311,415 9,10,114,277..281,305..311,341,415 9,10,115,277..281,305..311,341,415 9,10,116,277..281,305..311,341,344,415 9,10,117,277..281,305..311,341,344,415 9,10,118,277..281,305..311,341,344,415 9,10,119,277..281,305..311,341,344,415 9,10,120,277..281,305..311,341,344,415 9,10,121,277..281,305..311,341,344,415 9,10,122,277..281,305..311,415 9,10,123,277..281,305..311,415 9,10,124,277..281,305..311,415 9,10,125,277..281,305..311,342,415 9,10,126,277..281,305..311,342,415 9,10,127,277..281,305..311,342,345,415 9,10,128,277..281,305..311,342,345,415 9,10,129,277..281,305..311,342,345,415 9,10,130,277..281,305..311,342,345,415 9,10,131,277..281,305..311,342,345,415 9,10,132,277..281,305..311,342,345,415 9,10,133,277..281,305..311,341..345,415 9,10,134,277..281,305..311,341..345,415 9,10,135,277..281,305..311,341..345,415 9,10,136,277..281,305..311,341..345,415 9,10,137,277..281,305..311,341..345,415 9,10,138,277..281,305..311,341..345,415 9,10,139,277..281,305..311,341..345,415 9,10,140,277..281,305..311,341..345,415 9,10,141,277..281,305..311,341..345,415 9,10,142,277..281,305..311,341..345,415 9,10,143,277..281,305..311,341..345,415 9,10,144,277..281,305..311,341..345,415 9,10,145,277,278,305..311,415 9,10,146,277,278,305..311,415 9,10,147,277,278,305..311,415 9,10,148,277..281,305..311,415 9,10,149,277..281,305..311,415 9,10,150,277..281,305..311,341..345,415 9,10,151,277..281,305..311,341..345,415 9,10,152,277..281,305..311,341..345,415 9,10,153,277..281,305..311,341..345,415 9,10,154,277..281,305..311,415 9,10,155,277..281,305..311,415 9,10,156,277..281,305..311,415 9,10,157,277..281,305..311,415 9,10,158,277..281,305..311,341..345,415 9,10,159,277..281,305..311,341..345,415 9,10,160,277..281,305..311,341..345,415 9,10,161,277..281,305..311,341..345,415 9,10,162,277..281,305..311,341..345,415 9,10,163,277..281,305..311,341..345,415 9,10,164,277..281,305..311,341..345,415 9,10,165,277..281,305..311,341..345,415 9,10,166,277..281,305..311,415 9,10,167,277..281,305..311,415 9,10,168,277..281,305..311,415 9,10,169,277..281,305..311,341..345,415 9,10,170,277..281,305..311,341..345,415 9,10,171,277..281,305..311,341..345,415 9,10,172,277..281,305..311,341..345,415 9,10,173,277..281,305..311,341..345,415 9,10,174,277..281,305..311,341..345,415 9,10,175,277..281,305..311,341..345,415 9,10,176,277..281,305..311,341..345,415 9,10,177,277..281,305..311,341..345,415 9,10,178,277..281,305..311,341..345,415 9,10,179,277..281,305..311,341..345,415 9,10,180,277..281,305..311,341..345,415 9,10,181,277..281,305..311,341..345,415 9,10,182,277..281,305..311,341..345,415 9,10,183,277..281,305..311,341..345,415 9,10,184,277..281,305..311,341..345,415 9,10,185,277..281,305..311,341..345,415 9,10,186,277..281,305..311,341..345,415 9,10,187,277..281,305..311,341..345,415 9,10,188,277..281,305..311,341..345,415 9,10,189,277,278,305..311,415 9,10,190,277,278,305..311,415 9,10,191,277,278,305..311,415 9,10,192,277..281,305..311,415 9,10,193,277..281,305..311,415 9,10,194,277..281,305..311,341..345,415 9,10,195,277..281,305..311,341..345,415 9,10,196,277..281,305..311,341..345,415 9,10,197,277..281,305..311,341..345,415 9,10,198,277..281,305..311,415 9,10,199,277..281,305..311,415 9,10,200,277..281,305..311,415 9,10,201,277..281,305..311,415 9,10,202,277..281,305..311,341..345,415 9,10,203,277..281,305..311,341..345,415 9,10,204,277..281,305..311,341..345,415 9,10,205,277..281,305..311,341..345,415 9,10,206,277..281,305..311,341..345,415 9,10,207,277..281,305..311,341..345,415 9,10,208,277..281,305..311,341..345,415 9,10,209,277..281,305..311,341..345,415 9,10,210,277..281,305..311,415 9,10,211,277..281,305..311,415 9,10,212,277..281,305..311,415 9,10,213,277..281,305..311,341..345,415 9,10,214,277..281,305..311,341..345,415 9,10,215,277..281,305..311,341..345,415 9,10,216,277..281,305..311,341..345,415 9,10,217,277..281,305..311,341..345,415 9,10,218,277..281,305..311,341..345,415 9,10,219,277..281,305..311,341..345,415 9,10,220,277..281,305..311,341..345,415 9,10,221,277..281,305..311,341..345,415 9,10,222,277..281,305..311,341..345,415 9,10,223,277..281,305..311,341..345,415 9,10,224,277..281,305..311,341..345,415 9,10,225,277..281,305..311,341..345,415 9,10,226,277..281,305..311,341..345,415 9,10,227,277..281,305..311,341..345,415 9,10,228,277..281,305..311,341..345,415 9,10,229,277..281,305..311,341..345,415 9,10,230,277..281,305..311,341..345,415 9,10,231,277..281,305..311,341..345,415 9,10,232,277..281,305..311,341..345,415 9,10,233,277,278,305..311,415 9,10,234,277,278,305..311,415 9,10,235,277,278,305..311,415 9,10,236,277..281,305..311,415 9,10,237,277..281,305..311,415 9,10,238,277..281,305..311,341..345,415 9,10,239,277..281,305..311,341..345,415 9,10,240,277..281,305..311,341..345,415 9,10,241,277..281,305..311,341..345,415 9,10,242,277..281,305..311,415 9,10,243,277..281,305..311,415 9,10,244,277..281,305..311,415 9,10,245,277..281,305..311,415 9,10,246,277..281,305..311,341..345,415 9,10,247,277..281,305..311,341..345,415 9,10,248,277..281,305..311,341..345,415 9,10,249,277..281,305..311,341..345,415 9,10,250,277..281,305..311,341..345,415 9,10,251,277..281,305..311,341..345,415 9,10,252,277..281,305..311,341..345,415 9,10,253,277..281,305..311,341..345,415 9,10,254,277..281,305..311,415 9,10,255,277..281,305..311,415 9,10,256,277..281,305..311,415 9,10,257,277..281,305..311,341..345,415 9,10,258,277..281,305..311,341..345,415 9,10,259,277..281,305..311,341..345,415 9,10,260,277..281,305..311,341..345,415 9,10,261,277..281,305..311,341..345,415 9,10,262,277..281,305..311,341..345,415 9,10,263,277..281,305..311,341..345,415 9,10,264,277..281,305..311,341..345,415 9,10,265,277..281,305..311,341..345,415 9,10,266,277..281,305..311,341..345,415 9,10,267,277..281,305..311,341..345,415 9,10,268,277..281,305..311,341..345,415 9,10,269,277..281,305..311,341..345,415 9,10,270,277..281,305..311,341..345,415 9,10,271,277..281,305..311,341..345,415 9,10,272,277..281,305..311,341..345,415 9,10,273,277..281,305..311,341..345,415 9,10,274,277..281,305..311,341..345,415 9,10,275,277..281,305..311,341..345,415 9,10,276..281,305..311,341..345,415 9,10,277..281,305..311,341..345,415 164,166,167,1,167,168,168..344,168*8,345*5 1,5,277,279..281,305..311,319..340 10,57..59,62..67,69,70,304,343..345 1,83,1*5,83,1*4,8..11 10,57..59,62..64,80..82,304,343..345 1,83,1*5,83,1,1,8..11 10,11 1,1 50,277,279..281,305..311 1,47 91,277,279..281,305..311 1,121 7,7,0*7,-1*3,0,0,-536870912,0,7,0,0,-1,-1,0*3,7,0,0,-1,0,0,7,1,1,0,0,1,0,2,2,7,0*4,-1,1,-1,1,0*3,1,0,1,0,1,1,7,0,0,-1,-1,0*3,7,0,0,-1,0,0,7,1,1,0,0,1,0,2,2,7,0*4,-1,1,-1,1,0*3,1,0,1,0,1,1,0*3,4,-3,0*9,1,1,0*9,1,1,0*20,5,-3,0*9,1,1,0*9,1,1,0*20,6,-3,0*9,1,1,0*9,1,1,0*21,-3,0*9,1,1,0*9,1,1,0*62,1*22,0*47,1*22,0*8 28,28,5000,4,4,1,2,5,5,4*3,1,536870912,536870912,1,28,5,5,4,4,0*3,28,5,5,4,6,5,28,6,3,21,2,2,21,4,3,28,5,5,6,6,4,6,4,6,6,5,6*4,21,1,1,28,0,0,4,4,0*3,28,0,0,4,6,0,28,6,3,21,2,2,21,4,3,28,0,0,6,6,4,6,4,6,6,0,6*4,21,1,1,9999,9999,3,4,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,5,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1,3,9,28*3,99*23,3*36,1,1,64,1,1,9,5000,5000 0*9,1,0,1,0,0,1,0*4,1,1,0*6,1,0*4,1,0,0,1,0,1,1,0*5,1*4,0*3,1,0,1,0,0,1,0*3,1,1,0*6,1,0*4,1,0,0,1,0,1,1,0*5,1*4,0*3,1,0,1,0,0,1,0*181,1*3,0*37,1*22,0*7,1*3,0*37,1*22,0*8 39 80 67,69..72,346,348..350,374..380,388..409 68,69,73..79,388..409,412..414 71,72,346,348..350,374..380,388..409 71,346,348..350,374..380,388..409 71,72,74,346,348..350,374..380,388..409 71,72,75,346,348..350,374..380,388..409 71,72,76,346,348..350,374..380,388..409 71,72,77,346,348..350,374..380,388..409 71,72,78,346,348..350,374..380,388..409 71,72,79,346,348..350,374..380,388..409 71,72,346,348..350,374..380,388..409,412 71,72,346,348..350,374..380,388..409,412,413 71,72,346,348..350,374..380,388..409,412,414 365,95,366..372,365*22,373..375 68,73..79,388..409,412..414 365..372,365*22,373..375 68..70,73..79,388..409,412..414 69,71,72,346,348..350,374..380,388..409 70..72,346,348..350,374..380,388..409 365,380,381,366..372,365*22,373..375 91,92,346,348..350,374..380 383,121 82,84,89,90,346,348..350,374..380 82,89,90,93,94,346,348..350,374..380 93,94,346,348..350,374..380 387,137,125 387,137 89,93,94,346,348..350,374..380 90,93,94,346,348..350,374..380 387,137,390,391 61,95..97,388..409,412..414 80,86,88,95,348..372 80,86,88,96,348..372 80,86,88,97,348..372 80,86,88,348..372,388..409 80,86,88,348..372,388..409,412 80,86,88,348..372,388..409,412,413 80,86,88,348..372,388..409,412,414 146,394..397,397*21,398..400 12..15,98..276,346,374..380,410..414 9,10,347,415 9,10,346,347,374..380,415 9,10,101,347,378,415 9,10,102,347,378,415 9,10,103,346,347,374..380,415 9,10,104,346..350,374..380,415 9,10,105,346..350,374..380,415 9,10,106,346..350,374..380,410,415 9,10,107,346..350,374..380,410,415 9,10,108,346..350,374..380,411,415 9,10,109,346..350,374..380,411,415 9,10,110,346..350,374..380,415 9,10,111,346..350,374..380,415 9,10,112,346..350,374..380,415 9,10,113,346..350,374..380,415 9,10,114,346..350,374..380,410,415 9,10,115,346..350,374..380,410,415 9,10,116,346..350,374..380,410,413,415 9,10,117,346..350,374..380,410,413,415 9,10,118,346..350,374..380,410,413,415 9,10,119,346..350,374..380,410,413,415 9,10,120,346..350,374..380,410,413,415 9,10,121,346..350,374..380,410,413,415 9,10,122,346..350,374..380,415 9,10,123,346..350,374..380,415 9,10,124,346..350,374..380,415 9,10,125,346..350,374..380,411,415 9,10,126,346..350,374..380,411,415 9,10,127,346..350,374..380,411,414,415 9,10,128,346..350,374..380,411,414,415 9,10,129,346..350,374..380,411,414,415 9,10,130,346..350,374..380,411,414,415 9,10,131,346..350,374..380,411,414,415 9,10,132,346..350,374..380,411,414,415 9,10,133,346..350,374..380,410..415 9,10,134,346..350,374..380,410..415 9,10,135,346..350,374..380,410..415 9,10,136,346..350,374..380,410..415 9,10,137,346..350,374..380,410..415 9,10,138,346..350,374..380,410..415 9,10,139,346..350,374..380,410..415 9,10,140,346..350,374..380,410..415 9,10,141,346..350,374..380,410..415 9,10,142,346..350,374..380,410..415 9,10,143,346..350,374..380,410..415 9,10,144,346..350,374..380,410..415 9,10,145,346,347,374..380,415 9,10,146,346,347,374..380,415 9,10,147,346,347,374..380,415 9,10,148,346..350,374..380,415 9,10,149,346..350,374..380,415 9,10,150,346..350,374..380,410..415 9,10,151,346..350,374..380,410..415 9,10,152,346..350,374..380,410..415 9,10,153,346..350,374..380,410..415 9,10,154,346..350,374..380,415 9,10,155,346..350,374..380,415 9,10,156,346..350,374..380,415 9,10,157,346..350,374..380,415 9,10,158,346..350,374..380,410..415 9,10,159,346..350,374..380,410..415 9,10,160,346..350,374..380,410..415 9,10,161,346..350,374..380,410..415 9,10,162,346..350,374..380,410..415 9,10,163,346..350,374..380,410..415 9,10,164,346..350,374..380,410..415 9,10,165,346..350,374..380,410..415 9,10,166,346..350,374..380,415 9,10,167,346..350,374..380,415 9,10,168,346..350,374..380,415 9,10,169,346..350,374..380,410..415 9,10,170,346..350,374..380,410..415 9,10,171,346..350,374..380,410..415 9,10,172,346..350,374..380,410..415 9,10,173,346..350,374..380,410..415 9,10,174,346..350,374..380,410..415 9,10,175,346..350,374..380,410..415 9,10,176,346..350,374..380,410..415 9,10,177,346..350,374..380,410..415 9,10,178,346..350,374..380,410..415 9,10,179,346..350,374..380,410..415 9,10,180,346..350,374..380,410..415 9,10,181,346..350,374..380,410..415 9,10,182,346..350,374..380,410..415 9,10,183,346..350,374..380,410..415 9,10,184,346..350,374..380,410..415 9,10,185,346..350,374..380,410..415 9,10,186,346..350,374..380,410..415 9,10,187,346..350,374..380,410..415 9,10,188,346..350,374..380,410..415 9,10,189,346,347,374..380,415 9,10,190,346,347,374..380,415 9,10,191,346,347,374..380,415 9,10,192,346..350,374..380,415 9,10,193,346..350,374..380,415 9,10,194,346..350,374..380,410..415 9,10,195,346..350,374..380,410..415 9,10,196,346..350,374..380,410..415 9,10,197,346..350,374..380,410..415 9,10,198,346..350,374..380,415 9,10,199,346..350,374..380,415 9,10,200,346..350,374..380,415 9,10,201,346..350,374..380,415 9,10,202,346..350,374..380,410..415 9,10,203,346..350,374..380,410..415 9,10,204,346..350,374..380,410..415 9,10,205,346..350,374..380,410..415 9,10,206,346..350,374..380,410..415 9,10,207,346..350,374..380,410..415 9,10,208,346..350,374..380,410..415 9,10,209,346..350,374..380,410..415 9,10,210,346..350,374..380,415 9,10,211,346..350,374..380,415 9,10,212,346..350,374..380,415 9,10,213,346..350,374..380,410..415 9,10,214,346..350,374..380,410..415 9,10,215,346..350,374..380,410..415 9,10,216,346..350,374..380,410..415 9,10,217,346..350,374..380,410..415 9,10,218,346..350,374..380,410..415 9,10,219,346..350,374..380,410..415 9,10,220,346..350,374..380,410..415 9,10,221,346..350,374..380,410..415 9,10,222,346..350,374..380,410..415 9,10,223,346..350,374..380,410..415 9,10,224,346..350,374..380,410..415 9,10,225,346..350,374..380,410..415 9,10,226,346..350,374..380,410..415 9,10,227,346..350,374..380,410..415 9,10,228,346..350,374..380,410..415 9,10,229,346..350,374..380,410..415 9,10,230,346..350,374..380,410..415 9,10,231,346..350,374..380,410..415 9,10,232,346..350,374..380,410..415 9,10,233,346,347,374..380,415 9,10,234,346,347,374..380,415 9,10,235,346,347,374..380,415 9,10,236,346..350,374..380,415 9,10,237,346..350,374..380,415 9,10,238,346..350,374..380,410..415 9,10,239,346..350,374..380,410..415 9,10,240,346..350,374..380,410..415 9,10,241,346..350,374..380,410..415 9,10,242,346..350,374..380,415 9,10,243,346..350,374..380,415 9,10,244,346..350,374..380,415 9,10,245,346..350,374..380,415 9,10,246,346..350,374..380,410..415 9,10,247,346..350,374..380,410..415 9,10,248,346..350,374..380,410..415 9,10,249,346..350,374..380,410..415 9,10,250,346..350,374..380,410..415 9,10,251,346..350,374..380,410..415 9,10,252,346..350,374..380,410..415 9,10,253,346..350,374..380,410..415 9,10,254,346..350,374..380,415 9,10,255,346..350,374..380,415 9,10,256,346..350,374..380,415 9,10,257,346..350,374..380,410..415 9,10,258,346..350,374..380,410..415 9,10,259,346..350,374..380,410..415 9,10,260,346..350,374..380,410..415 9,10,261,346..350,374..380,410..415 9,10,262,346..350,374..380,410..415 9,10,263,346..350,374..380,410..415 9,10,264,346..350,374..380,410..415 9,10,265,346..350,374..380,410..415 9,10,266,346..350,374..380,410..415 9,10,267,346..350,374..380,410..415 9,10,268,346..350,374..380,410..415 9,10,269,346..350,374..380,410..415 9,10,270,346..350,374..380,410..415 9,10,271,346..350,374..380,410..415 9,10,272,346..350,374..380,410..415 9,10,273,346..350,374..380,410..415 9,10,274,346..350,374..380,410..415 9,10,275,346..350,374..380,410..415 9,10,276,346..350,374..380,410..415 9,10,346..350,374..380,410..415 164,166,403,1,403,404,404..580,404*8,581*5 1,5,346,348..350,374..380,388..409 10,57..59,62..67,69,70,373,412..414 373 373,412 373,412,413 373,412,414 1,83,1*5,83,1*4,585..588 10,57..59,62..64,80..82,373,412..414 1,83,1*5,83,1,1,585..588 91,346,348..350,374..380",
  "[[[0,0,2],358,359,360,[[0,[0,1,1]],[2,[1,3,12],[4,13,14]],[1,[2,15,17]],[18,[3,19,32],[3,33,34],[1,35,38]],[1,[26,39,41]],[1,[5,1,1]],[1,[27,42,44]],[1,[10,45,48]],[49,[9,50,53],[9,54,55],[7,56,58],[8,59,60]],[61,[9,62,65],[9,48,66],[7,67,70]],[1,[11,71,80]],[81,[11,82,83],[7,84,86]],[1,[26,87,88]],[1,[13,89,91]],[92,[14,93,106],[14,107,108],[12,109,112]],[1,[23,113,115]],[1,[16,1,1]],[1,[28,116,118]],[1,[21,119,122]],[123,[20,124,127],[20,128,129],[18,130,131],[19,132,133]],[134,[20,135,138],[20,139,140],[18,141,144]],[1,[22,145,154]],[155,[22,156,83],[18,157,159]],[1,[23,160,161]],[1,[24,1,1]],[1,[25,162,163]],[164,[-1,165,346],[-1,165,346]],[347,[12,348,349],[15,350,351],[24,352,353],[25,162,83]],[354,[10,45,355],[6,1,1]],[356,[21,119,357],[17,1,1]]],[1,1,1,1,361,361,1,1,1,1,1,1,1,1,1,362,362,1,1,1,1,1,1,1,1,1,1,1,1],[]],[[0,1,2],358,359,360,[[0,[0,1,1]],[2,[1,3,12],[4,13,14]],[1,[2,15,17]],[18,[3,19,32],[3,33,34],[1,35,38]],[1,[26,39,41]],[1,[5,1,1]],[1,[27,42,44]],[1,[10,45,48]],[49,[9,50,53],[9,54,55],[7,56,58],[8,59,60]],[61,[9,62,65],[9,48,66],[7,67,70]],[1,[11,71,80]],[81,[11,82,83],[7,84,86]],[1,[26,87,88]],[1,[13,89,91]],[363,[14,364,376],[14,377,378],[12,379,382]],[1,[23,113,115]],[1,[16,1,1]],[1,[28,116,118]],[1,[21,119,384]],[385,[20,124,127],[20,128,129],[18,130,131],[19,132,133]],[386,[20,135,388],[20,139,389],[18,141,392]],[1,[22,393,401]],[155,[22,156,83],[18,157,159]],[1,[23,160,161]],[1,[24,1,1]],[1,[25,162,163]],[164,[-1,402,582],[-1,402,582]],[583,[12,584,589],[15,590,591],[24,352,353],[25,162,83]],[354,[10,45,355],[6,1,1]],[592,[21,119,357],[17,1,1]]],[1,1,1,1,361,361,1,1,1,1,1,1,1,1,1,362,362,1,1,1,1,1,1,1,1,1,1,1,1],[]]]",
);

/** check/Fernkampf, for odds. */
function checkFernkampfOdds(b) {
  const b0 = b[0]; // Schütze
  const b1 = b[1]; // Ziel
  const b2 = b[2]; // Schusswaffe
  const table = checkFernkampfTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (bewusstlosInFile(f, b0) === 0) {
      if (f[b0 + 64] <= 0) {
        return 0;
      }
      return -2; // condition/Koma
    }
    return -3; // condition/bewusstlos
  }

  // ask: Überraschung
  function after0(f) {
    f[6] = distanzstufeInFile(f, b2, f[2]); // Distanz
    f[7] = f[3] + (f[6] === 0 ? 1 : 0); // alle Boni
    f[8] = f[4] + (f[6] === 2 ? 1 : 0); // alle Mali
    f[16] = f[0]; // Skill
    f[17] = f[7]; // Boni
    f[18] = f[8]; // Mali
    f[21] = 0; // Eintrag
    f[22] = 0; // Wert
    f[23] = Math.max(0, Math.min(99, f[22])); // neu
    if (f[23] !== f[b0 + 27]) {
      f[b0 + 27] = f[23]; // gesammelte Energie
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    if (entryOf(f, b0 + 42, 22, f[16] - 7) !== $NONE) {
      f[24] = f[16]; // Skill
      f[25] = f[17]; // Boni
      f[26] = f[18]; // Mali
      if (entryOf(f, b0 + 42, 22, f[24] - 7) !== $NONE) {
        if (beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[24] - 7)) > 0) {
          f[28] = 0; // Erfolge
          f[29] = f[25]; // Neuwürfe
          return 1;
        }
        return -4; // check/Skillwurf/#2
      }
      return -5; // check/Skillwurf/#1
    }
    f[39] = f[16]; // Skill
    f[40] = f[17]; // Boni
    f[41] = f[18]; // Mali
    if (nInFile(f, b0, 5) > 0) {
      return 4;
    }
    return -6; // check/Ersatzprobe/#1
  }

  // head: check/Kontrollwurf/#1
  function after1(f) {
    f[30] = f[24]; // Skill
    return 2;
  }

  // draw: Auge
  function after2(f) {
    f[32] = wurfstufeInFile(f, beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[30] - 7))); // Stand
    if (
      f[31] === 1 &&
        f[32] > 1 &&
        !(
          f[b0 + 2] !== $NONE && f[30] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[30] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[30] === f[b0 + 4]
        )
    ) {
      f[33] = f[30] - 7; // Eintrag
      f[34] = f[32] - 1; // Wert
      f[35] = f[34] === $NONE ? $NONE : Math.max(1, Math.min(3, f[34])); // neu
      if (f[35] !== entryOf(f, b0 + 42, 22, f[33])) {
        f[b0 + 42 + (f[33])] = f[35]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[31] === 6 && entryOf(f, b0 + 42, 22, f[30] - 7) < nInFile(f, b0, 5)) {
      f[36] = f[30] - 7; // Eintrag
      f[37] = entryOf(f, b0 + 42, 22, f[30] - 7) === $NONE
        ? $NONE
        : entryOf(f, b0 + 42, 22, f[30] - 7) + 1; // Wert
      f[38] = f[37] === $NONE ? $NONE : Math.max(1, Math.min(3, f[37])); // neu
      if (f[38] !== entryOf(f, b0 + 42, 22, f[36])) {
        f[b0 + 42 + (f[36])] = f[38]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[27] = modus0(f[31], f[32]); // Ergebnis
    if (f[27] >= 1) {
      f[28] = f[28] + 1; // Erfolge
      if (1 + f[26] <= f[28]) {
        return 3;
      }
    } else {
      if (f[29] <= 0) {
        return 3;
      }
      f[29] = f[29] - 1; // Neuwürfe
    }
    return 1;
  }

  // join: check/Kontrollwurf/#1
  function after3(f) {
    f[19] = f[27]; // Ergebnis
    f[9] = f[19]; // Angriff
    return 26;
  }

  // ask: Einleitende
  function after4(f) {
    return 5;
  }

  // ask: Ausführende
  function after5(f) {
    f[50] = f[42]; // Eigenschaft
    f[51] = $NONE; // Auge
    return 27;
  }

  // draw: Auge
  function after6(f) {
    f[44] = modus0(f[51], wurfstufeInFile(f, nInFile(f, b0, f[50]))); // Einleitung
    f[45] = f[51]; // Einleitung's Auge
    return 10;
  }

  // head: check/Ersatzprobe/#6
  function after7(f) {
    f[52] = f[43]; // Eigenschaft
    f[53] = $NONE; // Auge
    if (nInFile(f, b0, f[52]) === 0) {
      f[46] = 0; // Ausführung
      f[47] = f[53]; // Ausführung's Auge
      if (f[46] >= 1) {
        f[48] = f[48] + 1; // Erfolge
        if (1 + f[41] <= f[48]) {
          return 9;
        }
      } else {
        if (f[49] <= 0) {
          return 9;
        }
        f[49] = f[49] - 1; // Neuwürfe
      }
      return 7;
    }
    return 8;
  }

  // draw: Auge
  function after8(f) {
    f[46] = modus0(f[53], wurfstufeInFile(f, nInFile(f, b0, f[52]))); // Ausführung
    f[47] = f[53]; // Ausführung's Auge
    if (f[46] >= 1) {
      f[48] = f[48] + 1; // Erfolge
      if (1 + f[41] <= f[48]) {
        return 9;
      }
    } else {
      if (f[49] <= 0) {
        return 9;
      }
      f[49] = f[49] - 1; // Neuwürfe
    }
    return 7;
  }

  // join: check/Ersatzprobe/#6
  function after9(f) {
    if (
      f[45] === 6 &&
        f[47] === 6 &&
        (
          f[b0 + 2] !== $NONE && f[39] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[39] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[39] === f[b0 + 4]
        ) &&
        entryOf(f, b0 + 5, 22, f[39] - 7) > 0
    ) {
      f[54] = f[39] - 7; // Eintrag
      f[55] = 1; // Wert
      f[56] = f[55] === $NONE ? $NONE : Math.max(1, Math.min(3, f[55])); // neu
      if (f[56] !== entryOf(f, b0 + 42, 22, f[54])) {
        f[b0 + 42 + (f[54])] = f[56]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[20] = f[46]; // Ergebnis
    return 11;
  }

  // join: check/Ersatzprobe/#4
  function after10(f) {
    if (f[44] < 1) {
      f[20] = 0; // Ergebnis
      return 11;
    }
    f[48] = 0; // Erfolge
    f[49] = f[40]; // Neuwürfe
    return 7;
  }

  // join: check/Probe/#2
  function after11(f) {
    f[9] = f[20]; // Angriff
    return 26;
  }

  // head: check/Kontrollwurf/#1
  function after12(f) {
    f[71] = f[65]; // Skill
    return 13;
  }

  // draw: Auge
  function after13(f) {
    f[73] = wurfstufeInFile(f, beherrschungInFile(f, b1, entryOf(f, b1 + 42, 22, f[71] - 7))); // Stand
    if (
      f[72] === 1 &&
        f[73] > 1 &&
        !(
          f[b1 + 2] !== $NONE && f[71] === f[b1 + 2] ||
            f[b1 + 3] !== $NONE && f[71] === f[b1 + 3] ||
            f[b1 + 4] !== $NONE && f[71] === f[b1 + 4]
        )
    ) {
      f[74] = f[71] - 7; // Eintrag
      f[75] = f[73] - 1; // Wert
      f[76] = f[75] === $NONE ? $NONE : Math.max(1, Math.min(3, f[75])); // neu
      if (f[76] !== entryOf(f, b1 + 42, 22, f[74])) {
        f[b1 + 42 + (f[74])] = f[76]; // Skills
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[72] === 6 && entryOf(f, b1 + 42, 22, f[71] - 7) < nInFile(f, b1, 5)) {
      f[77] = f[71] - 7; // Eintrag
      f[78] = entryOf(f, b1 + 42, 22, f[71] - 7) === $NONE
        ? $NONE
        : entryOf(f, b1 + 42, 22, f[71] - 7) + 1; // Wert
      f[79] = f[78] === $NONE ? $NONE : Math.max(1, Math.min(3, f[78])); // neu
      if (f[79] !== entryOf(f, b1 + 42, 22, f[77])) {
        f[b1 + 42 + (f[77])] = f[79]; // Skills
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[68] = modus0(f[72], f[73]); // Ergebnis
    if (f[68] >= 1) {
      f[69] = f[69] + 1; // Erfolge
      if (1 + f[67] <= f[69]) {
        return 14;
      }
    } else {
      if (f[70] <= 0) {
        return 14;
      }
      f[70] = f[70] - 1; // Neuwürfe
    }
    return 12;
  }

  // join: check/Kontrollwurf/#1
  function after14(f) {
    f[60] = f[68]; // Ergebnis
    f[11] = f[60]; // Ausweichwurf
    return 23;
  }

  // ask: Einleitende
  function after15(f) {
    return 16;
  }

  // ask: Ausführende
  function after16(f) {
    f[91] = f[83]; // Eigenschaft
    f[92] = $NONE; // Auge
    return 28;
  }

  // draw: Auge
  function after17(f) {
    f[85] = modus0(f[92], wurfstufeInFile(f, nInFile(f, b1, f[91]))); // Einleitung
    f[86] = f[92]; // Einleitung's Auge
    return 21;
  }

  // head: check/Ersatzprobe/#6
  function after18(f) {
    f[93] = f[84]; // Eigenschaft
    f[94] = $NONE; // Auge
    if (nInFile(f, b1, f[93]) === 0) {
      f[87] = 0; // Ausführung
      f[88] = f[94]; // Ausführung's Auge
      if (f[87] >= 1) {
        f[89] = f[89] + 1; // Erfolge
        if (1 + f[82] <= f[89]) {
          return 20;
        }
      } else {
        if (f[90] <= 0) {
          return 20;
        }
        f[90] = f[90] - 1; // Neuwürfe
      }
      return 18;
    }
    return 19;
  }

  // draw: Auge
  function after19(f) {
    f[87] = modus0(f[94], wurfstufeInFile(f, nInFile(f, b1, f[93]))); // Ausführung
    f[88] = f[94]; // Ausführung's Auge
    if (f[87] >= 1) {
      f[89] = f[89] + 1; // Erfolge
      if (1 + f[82] <= f[89]) {
        return 20;
      }
    } else {
      if (f[90] <= 0) {
        return 20;
      }
      f[90] = f[90] - 1; // Neuwürfe
    }
    return 18;
  }

  // join: check/Ersatzprobe/#6
  function after20(f) {
    if (
      f[86] === 6 &&
        f[88] === 6 &&
        (
          f[b1 + 2] !== $NONE && f[80] === f[b1 + 2] ||
            f[b1 + 3] !== $NONE && f[80] === f[b1 + 3] ||
            f[b1 + 4] !== $NONE && f[80] === f[b1 + 4]
        ) &&
        entryOf(f, b1 + 5, 22, f[80] - 7) > 0
    ) {
      f[95] = f[80] - 7; // Eintrag
      f[96] = 1; // Wert
      f[97] = f[96] === $NONE ? $NONE : Math.max(1, Math.min(3, f[96])); // neu
      if (f[97] !== entryOf(f, b1 + 42, 22, f[95])) {
        f[b1 + 42 + (f[95])] = f[97]; // Skills
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[61] = f[87]; // Ergebnis
    return 22;
  }

  // join: check/Ersatzprobe/#4
  function after21(f) {
    if (f[85] < 1) {
      f[61] = 0; // Ergebnis
      return 22;
    }
    f[89] = 0; // Erfolge
    f[90] = f[81]; // Neuwürfe
    return 18;
  }

  // join: check/Probe/#2
  function after22(f) {
    f[11] = f[61]; // Ausweichwurf
    return 23;
  }

  // join: check/Fernkampf/#7
  function after23(f) {
    return 24;
  }

  // join: check/Fernkampf/#7
  function after24(f) {
    f[10] = Math.min(4, Math.max(-1, f[11])); // Gegenwehr
    return 25;
  }

  // join: check/Fernkampf/#9
  function after25(f) {
    f[12] = duellsiegInFile(f, f[9], f[10]); // Sieg
    f[13] = duellwirkungInFile(f, f[9], f[10], f[b2], f[9] === 4 ? 1 : 0); // Schuss
    f[14] = trefferschadenInFile(f, f[12], f[13], f[9], f[b2], f[b1 + 1]); // Wunde
    f[98] = Math.max(0, f[14]); // amount
    f[99] = Math.max(0, f[98]); // rest
    f[100] = Math.min(f[99], Math.max(0, f[b1 + 32])); // genommen
    if (f[100] > 0) {
      f[101] = 4; // Eintrag
      f[102] = f[b1 + 32] - f[100]; // Wert
      f[103] = entryOf(f, b1 + 28, 7, f[101]) < Math.max(0, Math.min(3, f[102]))
        ? Math.max(
            entryOf(f, b1 + 28, 7, f[101]),
            Math.min(Math.max(0, Math.min(3, f[102])), f[b1]),
          )
        : Math.max(0, Math.min(3, f[102])); // neu
      if (f[103] !== entryOf(f, b1 + 28, 7, f[101])) {
        f[104] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[106] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[108] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1 + 28 + (f[101])] = f[103]; // Eigenschaften
        f[105] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[107] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[109] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[104] < 0 && f[105] >= 0 || f[104] > 0 && f[105] <= 0) {
          f[110] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[111] = 0; // Eintrag
            f[112] = 1; // Wert
            f[113] = Math.max(0, Math.min(1, f[112])); // neu
            if (f[113] !== f[b1 + 64]) {
              f[114] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[113]; // Koma
              f[115] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[114] === 0 && f[115] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[116] = 0; // Eintrag
                f[117] = 0; // Eintrag
                f[118] = 0; // Wert
                f[119] = Math.max(0, Math.min(1, f[118])); // neu
                if (f[119] !== f[b1 + 64]) {
                  f[120] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[119]; // Koma
                  f[121] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[120] === 0 && f[121] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[122] = 0; // Eintrag
            f[123] = 1; // Wert
            f[124] = Math.max(0, Math.min(1, f[123])); // neu
            if (f[124] !== f[b1 + 65]) {
              f[125] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[124]; // hysterisch
              f[126] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[125] === 0 && f[126] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[127] = 0; // Eintrag
                f[128] = 0; // Eintrag
                f[129] = 0; // Wert
                f[130] = Math.max(0, Math.min(1, f[129])); // neu
                if (f[130] !== f[b1 + 65]) {
                  f[131] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[130]; // hysterisch
                  f[132] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[131] === 0 && f[132] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[106] === 0 && f[107] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[133] = 0; // Eintrag
          f[134] = 0; // Eintrag
          f[135] = 0; // Wert
          f[136] = Math.max(0, Math.min(1, f[135])); // neu
          if (f[136] !== f[b1 + 64]) {
            f[137] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[136]; // Koma
            f[138] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[137] === 0 && f[138] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[108] === 0 && f[109] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[139] = 0; // Eintrag
          f[140] = 0; // Eintrag
          f[141] = 0; // Wert
          f[142] = Math.max(0, Math.min(1, f[141])); // neu
          if (f[142] !== f[b1 + 65]) {
            f[143] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[142]; // hysterisch
            f[144] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[143] === 0 && f[144] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[99] = f[99] - f[100]; // rest
    }
    f[100] = Math.min(f[99], Math.max(0, f[b1 + 33])); // genommen
    if (f[100] > 0) {
      f[145] = 5; // Eintrag
      f[146] = f[b1 + 33] - f[100]; // Wert
      f[147] = entryOf(f, b1 + 28, 7, f[145]) < Math.max(0, Math.min(3, f[146]))
        ? Math.max(
            entryOf(f, b1 + 28, 7, f[145]),
            Math.min(Math.max(0, Math.min(3, f[146])), f[b1]),
          )
        : Math.max(0, Math.min(3, f[146])); // neu
      if (f[147] !== entryOf(f, b1 + 28, 7, f[145])) {
        f[148] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[150] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[152] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1 + 28 + (f[145])] = f[147]; // Eigenschaften
        f[149] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[151] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[153] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[148] < 0 && f[149] >= 0 || f[148] > 0 && f[149] <= 0) {
          f[154] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[155] = 0; // Eintrag
            f[156] = 1; // Wert
            f[157] = Math.max(0, Math.min(1, f[156])); // neu
            if (f[157] !== f[b1 + 64]) {
              f[158] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[157]; // Koma
              f[159] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[158] === 0 && f[159] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[160] = 0; // Eintrag
                f[161] = 0; // Eintrag
                f[162] = 0; // Wert
                f[163] = Math.max(0, Math.min(1, f[162])); // neu
                if (f[163] !== f[b1 + 64]) {
                  f[164] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[163]; // Koma
                  f[165] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[164] === 0 && f[165] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[166] = 0; // Eintrag
            f[167] = 1; // Wert
            f[168] = Math.max(0, Math.min(1, f[167])); // neu
            if (f[168] !== f[b1 + 65]) {
              f[169] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[168]; // hysterisch
              f[170] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[169] === 0 && f[170] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[171] = 0; // Eintrag
                f[172] = 0; // Eintrag
                f[173] = 0; // Wert
                f[174] = Math.max(0, Math.min(1, f[173])); // neu
                if (f[174] !== f[b1 + 65]) {
                  f[175] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[174]; // hysterisch
                  f[176] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[175] === 0 && f[176] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[150] === 0 && f[151] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[177] = 0; // Eintrag
          f[178] = 0; // Eintrag
          f[179] = 0; // Wert
          f[180] = Math.max(0, Math.min(1, f[179])); // neu
          if (f[180] !== f[b1 + 64]) {
            f[181] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[180]; // Koma
            f[182] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[181] === 0 && f[182] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[152] === 0 && f[153] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[183] = 0; // Eintrag
          f[184] = 0; // Eintrag
          f[185] = 0; // Wert
          f[186] = Math.max(0, Math.min(1, f[185])); // neu
          if (f[186] !== f[b1 + 65]) {
            f[187] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[186]; // hysterisch
            f[188] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[187] === 0 && f[188] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[99] = f[99] - f[100]; // rest
    }
    f[100] = Math.min(f[99], Math.max(0, f[b1 + 34])); // genommen
    if (f[100] > 0) {
      f[189] = 6; // Eintrag
      f[190] = f[b1 + 34] - f[100]; // Wert
      f[191] = entryOf(f, b1 + 28, 7, f[189]) < Math.max(0, Math.min(3, f[190]))
        ? Math.max(
            entryOf(f, b1 + 28, 7, f[189]),
            Math.min(Math.max(0, Math.min(3, f[190])), f[b1]),
          )
        : Math.max(0, Math.min(3, f[190])); // neu
      if (f[191] !== entryOf(f, b1 + 28, 7, f[189])) {
        f[192] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[194] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[196] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1 + 28 + (f[189])] = f[191]; // Eigenschaften
        f[193] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[195] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[197] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[192] < 0 && f[193] >= 0 || f[192] > 0 && f[193] <= 0) {
          f[198] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[199] = 0; // Eintrag
            f[200] = 1; // Wert
            f[201] = Math.max(0, Math.min(1, f[200])); // neu
            if (f[201] !== f[b1 + 64]) {
              f[202] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[201]; // Koma
              f[203] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[202] === 0 && f[203] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[204] = 0; // Eintrag
                f[205] = 0; // Eintrag
                f[206] = 0; // Wert
                f[207] = Math.max(0, Math.min(1, f[206])); // neu
                if (f[207] !== f[b1 + 64]) {
                  f[208] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[207]; // Koma
                  f[209] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[208] === 0 && f[209] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[210] = 0; // Eintrag
            f[211] = 1; // Wert
            f[212] = Math.max(0, Math.min(1, f[211])); // neu
            if (f[212] !== f[b1 + 65]) {
              f[213] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[212]; // hysterisch
              f[214] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[213] === 0 && f[214] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[215] = 0; // Eintrag
                f[216] = 0; // Eintrag
                f[217] = 0; // Wert
                f[218] = Math.max(0, Math.min(1, f[217])); // neu
                if (f[218] !== f[b1 + 65]) {
                  f[219] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[218]; // hysterisch
                  f[220] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[219] === 0 && f[220] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[194] === 0 && f[195] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[221] = 0; // Eintrag
          f[222] = 0; // Eintrag
          f[223] = 0; // Wert
          f[224] = Math.max(0, Math.min(1, f[223])); // neu
          if (f[224] !== f[b1 + 64]) {
            f[225] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[224]; // Koma
            f[226] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[225] === 0 && f[226] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[196] === 0 && f[197] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[227] = 0; // Eintrag
          f[228] = 0; // Eintrag
          f[229] = 0; // Wert
          f[230] = Math.max(0, Math.min(1, f[229])); // neu
          if (f[230] !== f[b1 + 65]) {
            f[231] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[230]; // hysterisch
            f[232] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[231] === 0 && f[232] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[99] = f[99] - f[100]; // rest
    }
    f[100] = Math.min(f[99], Math.max(0, f[b1])); // genommen
    if (f[100] > 0) {
      f[233] = 0; // Eintrag
      f[234] = f[b1] - f[100]; // Wert
      f[235] = Math.max(0, Math.min(3, f[234])); // neu
      if (f[235] !== f[b1]) {
        f[236] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 vorher
        f[238] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
        f[240] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
        f[b1] = f[235]; // Maximallevel
        f[237] = nInFile(f, b1, 6); // collection/Eigenschaften/#4 nachher
        f[239] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
        f[241] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
        f[b1 + 66] = f[b1 + 66] + 1; // $depth
        if (f[236] < 0 && f[237] >= 0 || f[236] > 0 && f[237] <= 0) {
          f[242] = 0; // Eintrag
          if (bewusstlosInFile(f, b1) !== 0) {
            f[243] = 0; // Eintrag
            f[244] = 1; // Wert
            f[245] = Math.max(0, Math.min(1, f[244])); // neu
            if (f[245] !== f[b1 + 64]) {
              f[246] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b1 + 64] = f[245]; // Koma
              f[247] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[246] === 0 && f[247] !== 0 && f[b1 + 67] === 0) {
                f[b1 + 67] = 1; // $fired/condition/Koma/ends
                f[248] = 0; // Eintrag
                f[249] = 0; // Eintrag
                f[250] = 0; // Wert
                f[251] = Math.max(0, Math.min(1, f[250])); // neu
                if (f[251] !== f[b1 + 64]) {
                  f[252] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                  f[b1 + 64] = f[251]; // Koma
                  f[253] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[252] === 0 && f[253] !== 0 && f[b1 + 67] === 0) {
                    f[b1 + 67] = 1; // $fired/condition/Koma/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          } else {
            f[254] = 0; // Eintrag
            f[255] = 1; // Wert
            f[256] = Math.max(0, Math.min(1, f[255])); // neu
            if (f[256] !== f[b1 + 65]) {
              f[257] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b1 + 65] = f[256]; // hysterisch
              f[258] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b1 + 66] = f[b1 + 66] + 1; // $depth
              if (f[257] === 0 && f[258] !== 0 && f[b1 + 68] === 0) {
                f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                f[259] = 0; // Eintrag
                f[260] = 0; // Eintrag
                f[261] = 0; // Wert
                f[262] = Math.max(0, Math.min(1, f[261])); // neu
                if (f[262] !== f[b1 + 65]) {
                  f[263] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                  f[b1 + 65] = f[262]; // hysterisch
                  f[264] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                  f[b1 + 66] = f[b1 + 66] + 1; // $depth
                  if (f[263] === 0 && f[264] !== 0 && f[b1 + 68] === 0) {
                    f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
                  }
                  f[b1 + 66] = f[b1 + 66] - 1; // $depth
                  if (f[b1 + 66] === 0) {
                    f[b1 + 67] = 0; // $fired/condition/Koma/ends
                    f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
                  }
                }
              }
              f[b1 + 66] = f[b1 + 66] - 1; // $depth
              if (f[b1 + 66] === 0) {
                f[b1 + 67] = 0; // $fired/condition/Koma/ends
                f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
        }
        if (f[238] === 0 && f[239] !== 0 && f[b1 + 67] === 0) {
          f[b1 + 67] = 1; // $fired/condition/Koma/ends
          f[265] = 0; // Eintrag
          f[266] = 0; // Eintrag
          f[267] = 0; // Wert
          f[268] = Math.max(0, Math.min(1, f[267])); // neu
          if (f[268] !== f[b1 + 64]) {
            f[269] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
            f[b1 + 64] = f[268]; // Koma
            f[270] = f[b1 + 64] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[269] === 0 && f[270] !== 0 && f[b1 + 67] === 0) {
              f[b1 + 67] = 1; // $fired/condition/Koma/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        if (f[240] === 0 && f[241] !== 0 && f[b1 + 68] === 0) {
          f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
          f[271] = 0; // Eintrag
          f[272] = 0; // Eintrag
          f[273] = 0; // Wert
          f[274] = Math.max(0, Math.min(1, f[273])); // neu
          if (f[274] !== f[b1 + 65]) {
            f[275] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
            f[b1 + 65] = f[274]; // hysterisch
            f[276] = f[b1 + 65] > 0 && nInFile(f, b1, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
            f[b1 + 66] = f[b1 + 66] + 1; // $depth
            if (f[275] === 0 && f[276] !== 0 && f[b1 + 68] === 0) {
              f[b1 + 68] = 1; // $fired/condition/hysterisch/ends
            }
            f[b1 + 66] = f[b1 + 66] - 1; // $depth
            if (f[b1 + 66] === 0) {
              f[b1 + 67] = 0; // $fired/condition/Koma/ends
              f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
            }
          }
        }
        f[b1 + 66] = f[b1 + 66] - 1; // $depth
        if (f[b1 + 66] === 0) {
          f[b1 + 67] = 0; // $fired/condition/Koma/ends
          f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[99] = f[99] - f[100]; // rest
    }
    if (f[12] !== 0) {
      f[15] = 0; // result
      return -1;
    }
    f[15] = 1; // result
    return -1;
  }

  // join: check/Fernkampf/#5
  function after26(f) {
    f[10] = 0; // Gegenwehr
    if (f[5] === 0) {
      if (
        (
          entryOf(f, b1 + 42, 22, f[1] - 7) === $NONE
            ? true
            : entryOf(f, b1 + 42, 22, f[1] - 7) !== $NONE
        ) &&
          (
            entryOf(f, b1 + 42, 22, f[1] - 7) === $NONE
              ? true
              : beherrschungInFile(f, b1, entryOf(f, b1 + 42, 22, f[1] - 7)) > 0
          ) &&
          (entryOf(f, b1 + 42, 22, f[1] - 7) === $NONE ? nInFile(f, b1, 5) > 0 : true)
      ) {
        f[57] = f[1]; // Skill
        f[58] = 0; // Boni
        f[59] = 0; // Mali
        f[62] = 0; // Eintrag
        f[63] = 0; // Wert
        f[64] = Math.max(0, Math.min(99, f[63])); // neu
        if (f[64] !== f[b1 + 27]) {
          f[b1 + 27] = f[64]; // gesammelte Energie
          f[b1 + 66] = f[b1 + 66] + 1; // $depth
          f[b1 + 66] = f[b1 + 66] - 1; // $depth
          if (f[b1 + 66] === 0) {
            f[b1 + 67] = 0; // $fired/condition/Koma/ends
            f[b1 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        if (entryOf(f, b1 + 42, 22, f[57] - 7) !== $NONE) {
          f[65] = f[57]; // Skill
          f[66] = f[58]; // Boni
          f[67] = f[59]; // Mali
          if (entryOf(f, b1 + 42, 22, f[65] - 7) !== $NONE) {
            if (beherrschungInFile(f, b1, entryOf(f, b1 + 42, 22, f[65] - 7)) > 0) {
              f[69] = 0; // Erfolge
              f[70] = f[66]; // Neuwürfe
              return 12;
            }
            return -4; // check/Skillwurf/#2
          }
          return -5; // check/Skillwurf/#1
        }
        f[80] = f[57]; // Skill
        f[81] = f[58]; // Boni
        f[82] = f[59]; // Mali
        if (nInFile(f, b1, 5) > 0) {
          return 15;
        }
        return -6; // check/Ersatzprobe/#1
      }
      f[11] = 0; // Ausweichwurf
      return 24;
    }
    return 25;
  }

  // join: check/Ersatzprobe/#3
  function after27(f) {
    if (nInFile(f, b0, f[50]) === 0) {
      f[44] = 0; // Einleitung
      f[45] = f[51]; // Einleitung's Auge
      return 10;
    }
    return 6;
  }

  // join: check/Ersatzprobe/#3
  function after28(f) {
    if (nInFile(f, b1, f[91]) === 0) {
      f[85] = 0; // Einleitung
      f[86] = f[92]; // Einleitung's Auge
      return 21;
    }
    return 17;
  }
  return {
    size: 418,
    registers: 277,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "ask",
        label: "Überraschung",
        to: [5],
        uses: table.uses[0],
        pool: null,
        ask: {
          key: "Überraschung",
          by: "gm",
          sees: [],
          usual: (f) => 0,
          range: [0, 1],
          optional: false,
        },
        endless: false,
        next: after0,
      },
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[1],
        pool: null,
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [31],
        uses: table.uses[2],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[3],
        pool: null,
        ask: null,
        endless: false,
        next: after3,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [42],
        uses: table.uses[4],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[39] - 7 < 6 ? art(f[39] - 7) : n0(f[39] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after4,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [43],
        uses: table.uses[5],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [42],
          usual: (f) => ersatzkombo1(f[39] - 7 < 6 ? art(f[39] - 7) : n0(f[39] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after5,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [51],
        uses: table.uses[6],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after6,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[7],
        pool: null,
        ask: null,
        endless: false,
        next: after7,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [53],
        uses: table.uses[8],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after8,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[9],
        pool: null,
        ask: null,
        endless: false,
        next: after9,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[10],
        pool: null,
        ask: null,
        endless: false,
        next: after10,
      },
      {
        kind: "join",
        label: "check/Probe/#2",
        to: [],
        uses: table.uses[11],
        pool: null,
        ask: null,
        endless: false,
        next: after11,
      },
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[12],
        pool: null,
        ask: null,
        endless: false,
        next: after12,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [72],
        uses: table.uses[13],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after13,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[14],
        pool: null,
        ask: null,
        endless: false,
        next: after14,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [83],
        uses: table.uses[15],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[80] - 7 < 6 ? art(f[80] - 7) : n0(f[80] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after15,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [84],
        uses: table.uses[16],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [83],
          usual: (f) => ersatzkombo1(f[80] - 7 < 6 ? art(f[80] - 7) : n0(f[80] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after16,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [92],
        uses: table.uses[17],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after17,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[18],
        pool: null,
        ask: null,
        endless: false,
        next: after18,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [94],
        uses: table.uses[19],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after19,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[20],
        pool: null,
        ask: null,
        endless: false,
        next: after20,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[21],
        pool: null,
        ask: null,
        endless: false,
        next: after21,
      },
      {
        kind: "join",
        label: "check/Probe/#2",
        to: [],
        uses: table.uses[22],
        pool: null,
        ask: null,
        endless: false,
        next: after22,
      },
      {
        kind: "join",
        label: "check/Fernkampf/#7",
        to: [],
        uses: table.uses[23],
        pool: null,
        ask: null,
        endless: false,
        next: after23,
      },
      {
        kind: "join",
        label: "check/Fernkampf/#7",
        to: [],
        uses: table.uses[24],
        pool: null,
        ask: null,
        endless: false,
        next: after24,
      },
      {
        kind: "join",
        label: "check/Fernkampf/#9",
        to: [],
        uses: table.uses[25],
        pool: null,
        ask: null,
        endless: false,
        next: after25,
      },
      {
        kind: "join",
        label: "check/Fernkampf/#5",
        to: [],
        uses: table.uses[26],
        pool: null,
        ask: null,
        endless: false,
        next: after26,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#3",
        to: [],
        uses: table.uses[27],
        pool: null,
        ask: null,
        endless: false,
        next: after27,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#3",
        to: [],
        uses: table.uses[28],
        pool: null,
        ask: null,
        endless: false,
        next: after28,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 15,
    reasons: [
      "condition/Koma",
      "condition/bewusstlos",
      "check/Skillwurf/#2",
      "check/Skillwurf/#1",
      "check/Ersatzprobe/#1",
    ],
  };
}

const checkEnergieSammelnTables = /* @__PURE__ */ $oddsTables(
  "0,228,230..232,256..262,270..292 1,2,5..7,10..12,14,15 0,228,230..232,256..262  2,3*9 1,2,5..7,25..27 2,3*7 1,2 2,3 16 10 12,14..17,228,230..232,256..262,270..291 13,14,18..24,270..291,294..296 16,17,228,230..232,256..262,270..291 14 16,228,230..232,256..262,270..291 16,17,19,228,230..232,256..262,270..291 16,17,20,228,230..232,256..262,270..291 16,17,21,228,230..232,256..262,270..291 16,17,22,228,230..232,256..262,270..291 16,17,23,228,230..232,256..262,270..291 16,17,24,228,230..232,256..262,270..291 16,17,228,230..232,256..262,270..291,294 16,17,228,230..232,256..262,270..291,294,295 16,17,228,230..232,256..262,270..291,294,296 13..21,13*22,22..24 13,18..24,270..291,294..296 13,15..21,13*22,22..24 13..15,18..24,270..291,294..296 14,16,17,228,230..232,256..262,270..291 15..17,228,230..232,256..262,270..291 13,29,30,15..21,13*22,22..24 3,8 13 33,33 36,37 28 36,3 30,31 36,37,228,230..232,256..262 37 39,40 27,29,34,35,228,230..232,256..262 32..34,38,39 34 29 3,3,44,45,3 32,33,38,39 3,3,45,3 32..35,38,39 35 3,3,44,50,45,3 38,39 45,3 27,34,35,38,39,228,230..232,256..262 32..34 38,39,228,230..232,256..262 39 56,57,44 32,33 56,57 32..35 34,38,39,228,230..232,256..262 35,38,39,228,230..232,256..262 56,57,62,63 9,40..42,270..291,294..296 32 25,31,33,40,230..254 25,31,33,41,230..254 25,31,33,42,230..254 25,31,33,230..254,270..291 25,31,33,230..254,270..291,294 25,31,33,230..254,270..291,294,295 25,31,33,230..254,270..291,294,296 66..70,70*21,71..73 30 9 3 34,35 26 3,79 76 1,3 2,4,43..224,228,255..262,292..296 1,3,228,256..262 1,3,46,260 1,3,47,260 1,3,48,228,256..262 1,3,49,228,230..232,256..262 1,3,50,228,230..232,256..262 1,3,51,228,230..232,256..262,292 1,3,52,228,230..232,256..262,292 1,3,53,228,230..232,256..262,293 1,3,54,228,230..232,256..262,293 1,3,55,228,230..232,256..262 1,3,56,228,230..232,256..262 1,3,57,228,230..232,256..262 1,3,58,228,230..232,256..262 1,3,59,228,230..232,256..262,292 1,3,60,228,230..232,256..262,292 1,3,61,228,230..232,256..262,292,295 1,3,62,228,230..232,256..262,292,295 1,3,63,228,230..232,256..262,292,295 1,3,64,228,230..232,256..262,292,295 1,3,65,228,230..232,256..262,292,295 1,3,66,228,230..232,256..262,292,295 1,3,67,228,230..232,256..262 1,3,68,228,230..232,256..262 1,3,69,228,230..232,256..262 1,3,70,228,230..232,256..262,293 1,3,71,228,230..232,256..262,293 1,3,72,228,230..232,256..262,293,296 1,3,73,228,230..232,256..262,293,296 1,3,74,228,230..232,256..262,293,296 1,3,75,228,230..232,256..262,293,296 1,3,76,228,230..232,256..262,293,296 1,3,77,228,230..232,256..262,293,296 1,3,78,228,230..232,256..262,292..296 1,3,79,228,230..232,256..262,292..296 1,3,80,228,230..232,256..262,292..296 1,3,81,228,230..232,256..262,292..296 1,3,82,228,230..232,256..262,292..296 1,3,83,228,230..232,256..262,292..296 1,3,84,228,230..232,256..262,292..296 1,3,85,228,230..232,256..262,292..296 1,3,86,228,230..232,256..262,292..296 1,3,87,228,230..232,256..262,292..296 1,3,88,228,230..232,256..262,292..296 1,3,89,228,230..232,256..262,292..296 1,3,90,228,256..262 1,3,91,228,256..262 1,3,92,228,256..262 1,3,93,228,230..232,256..262 1,3,94,228,230..232,256..262 1,3,95,228,230..232,256..262,292..296 1,3,96,228,230..232,256..262,292..296 1,3,97,228,230..232,256..262,292..296 1,3,98,228,230..232,256..262,292..296 1,3,99,228,230..232,256..262 1,3,100,228,230..232,256..262 1,3,101,228,230..232,256..262 1,3,102,228,230..232,256..262 1,3,103,228,230..232,256..262,292..296 1,3,104,228,230..232,256..262,292..296 1,3,105,228,230..232,256..262,292..296 1,3,106,228,230..232,256..262,292..296 1,3,107,228,230..232,256..262,292..296 1,3,108,228,230..232,256..262,292..296 1,3,109,228,230..232,256..262,292..296 1,3,110,228,230..232,256..262,292..296 1,3,111,228,230..232,256..262 1,3,112,228,230..232,256..262 1,3,113,228,230..232,256..262 1,3,114,228,230..232,256..262,292..296 1,3,115,228,230..232,256..262,292..296 1,3,116,228,230..232,256..262,292..296 1,3,117,228,230..232,256..262,292..296 1,3,118,228,230..232,256..262,292..296 1,3,119,228,230..232,256..262,292..296 1,3,120,228,230..232,256..262,292..296 1,3,121,228,230..232,256..262,292..296 1,3,122,228,230..232,256..262,292..296 1,3,123,228,230..232,256..262,292..296 1,3,124,228,230..232,256..262,292..296 1,3,125,228,230..232,256..262,292..296 1,3,126,228,230..232,256..262,292..296 1,3,127,228,230..232,256..262,292..296 1,3,128,228,230..232,256..262,292..296 1,3,129,228,230..232,256..262,292..296 1,3,130,228,230..232,256..262,292..296 1,3,131,228,230..232,256..262,292..296 1,3,132,228,230..232,256..262,292..296 1,3,133,228,230..232,256..262,292..296 1,3,134,228,256..262 1,3,135,228,256..262 1,3,136,228,256..262 1,3,137,228,230..232,256..262 1,3,138,228,230..232,256..262 1,3,139,228,230..232,256..262,292..296 1,3,140,228,230..232,256..262,292..296 1,3,141,228,230..232,256..262,292..296 1,3,142,228,230..232,256..262,292..296 1,3,143,228,230..232,256..262 1,3,144,228,230..232,256..262 1,3,145,228,230..232,256..262 1,3,146,228,230..232,256..262 1,3,147,228,230..232,256..262,292..296 1,3,148,228,230..232,256..262,292..296 1,3,149,228,230..232,256..262,292..296 1,3,150,228,230..232,256..262,292..296 1,3,151,228,230..232,256..262,292..296 1,3,152,228,230..232,256..262,292..296 1,3,153,228,230..232,256..262,292..296 1,3,154,228,230..232,256..262,292..296 1,3,155,228,230..232,256..262 1,3,156,228,230..232,256..262 1,3,157,228,230..232,256..262 1,3,158,228,230..232,256..262,292..296 1,3,159,228,230..232,256..262,292..296 1,3,160,228,230..232,256..262,292..296 1,3,161,228,230..232,256..262,292..296 1,3,162,228,230..232,256..262,292..296 1,3,163,228,230..232,256..262,292..296 1,3,164,228,230..232,256..262,292..296 1,3,165,228,230..232,256..262,292..296 1,3,166,228,230..232,256..262,292..296 1,3,167,228,230..232,256..262,292..296 1,3,168,228,230..232,256..262,292..296 1,3,169,228,230..232,256..262,292..296 1,3,170,228,230..232,256..262,292..296 1,3,171,228,230..232,256..262,292..296 1,3,172,228,230..232,256..262,292..296 1,3,173,228,230..232,256..262,292..296 1,3,174,228,230..232,256..262,292..296 1,3,175,228,230..232,256..262,292..296 1,3,176,228,230..232,256..262,292..296 1,3,177,228,230..232,256..262,292..296 1,3,178,228,256..262 1,3,179,228,256..262 1,3,180,228,256..262 1,3,181,228,230..232,256..262 1,3,182,228,230..232,256..262 1,3,183,228,230..232,256..262,292..296 1,3,184,228,230..232,256..262,292..296 1,3,185,228,230..232,256..262,292..296 1,3,186,228,230..232,256..262,292..296 1,3,187,228,230..232,256..262 1,3,188,228,230..232,256..262 1,3,189,228,230..232,256..262 1,3,190,228,230..232,256..262 1,3,191,228,230..232,256..262,292..296 1,3,192,228,230..232,256..262,292..296 1,3,193,228,230..232,256..262,292..296 1,3,194,228,230..232,256..262,292..296 1,3,195,228,230..232,256..262,292..296 1,3,196,228,230..232,256..262,292..296 1,3,197,228,230..232,256..262,292..296 1,3,198,228,230..232,256..262,292..296 1,3,199,228,230..232,256..262 1,3,200,228,230..232,256..262 1,3,201,228,230..232,256..262 1,3,202,228,230..232,256..262,292..296 1,3,203,228,230..232,256..262,292..296 1,3,204,228,230..232,256..262,292..296 1,3,205,228,230..232,256..262,292..296 1,3,206,228,230..232,256..262,292..296 1,3,207,228,230..232,256..262,292..296 1,3,208,228,230..232,256..262,292..296 1,3,209,228,230..232,256..262,292..296 1,3,210,228,230..232,256..262,292..296 1,3,211,228,230..232,256..262,292..296 1,3,212,228,230..232,256..262,292..296 1,3,213,228,230..232,256..262,292..296 1,3,214,228,230..232,256..262,292..296 1,3,215,228,230..232,256..262,292..296 1,3,216,228,230..232,256..262,292..296 1,3,217,228,230..232,256..262,292..296 1,3,218,228,230..232,256..262,292..296 1,3,219,228,230..232,256..262,292..296 1,3,220,228,230..232,256..262,292..296 1,3,221,228,230..232,256..262,292..296 255 1,3,228,230..232,256..262,292..296 1,3,228,230..232,255..262,292..296 82,3,82,84,84..260,3*3,84,261,84*7,262,262,263*3 4,225..227,255,294..296 0 0,255 0,255,294 0,255,294,295 0,255,294,296 3,3,266,266..270 36,228,230..232,256..262 3,40 0*3,-1,0,8,0,0,-1,-1,8,0,0,-1,0,0,8,1*3,0,1,1,2,2,8,0*4,-1,1,-1,1,0*3,1,0,1*4,0*3,4,-3,0*9,1,1,0*9,1,1,0*20,5,-3,0*9,1,1,0*9,1,1,0*20,6,-3,0*9,1,1,0*9,1,1,0*21,-3,0*9,1,1,0*9,1,1,0*68,1*22,0*5 99,99,536870912,4,1,8,0,0,4,4,8,0,0,4,6,0,8,6,3,1,2,2,1,4,3,8,0,0,6,6,4,6,4,6,6,0,6*4,1*3,9999,9999,3,4,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,5,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,6,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0,3*4,1*4,0,0,1*4,0*4,1,1,0,1*4,0*4,1,1,0*4,1,1,0*4,1,1,0*4,99,99,3,9,28*3,99*23,3*36,1,1,64,1,1 0*3,1,0*4,1,1,0*3,1,0*4,1,0,0,1,0,1,1,0*5,1*4,0*3,1,0,1,0,0,1,0*187,1*3,0*37,1*22,0*5 25",
  "[[[0],274,275,276,[[0,[0,1,4],[3,5,6],[12,7,8]],[3,[1,9,10]],[11,[2,12,25],[2,26,27],[0,28,31]],[3,[11,32,34]],[3,[4,3,3]],[3,[13,35,37]],[3,[9,38,41]],[42,[8,43,46],[8,47,48],[6,49,51],[7,52,53]],[54,[8,55,58],[8,59,60],[6,61,64]],[3,[10,65,74]],[75,[10,76,77],[6,78,80]],[3,[11,77,81]],[82,[-1,83,264],[12,3,3]],[3,[-1,265,271]],[272,[9,38,273],[5,3,3]]],[3,3,3,277,277,3,3,3,3,3,3,3,3,3],[]]]",
);

/** check/Energie sammeln, for odds. */
function checkEnergieSammelnOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkEnergieSammelnTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (bewusstlosInFile(f, b0) === 0) {
      if (f[b0 + 64] <= 0) {
        f[1] = Math.max(f[0] + 0 - nInFile(f, b0, 6), 0); // Überschuss
        f[2] = 0; // Schaden
        if (f[1] > 0) {
          f[5] = 8; // Skill
          f[6] = 0; // Boni
          f[7] = 0; // Mali
          if (entryOf(f, b0 + 42, 22, f[5] - 7) !== $NONE) {
            f[10] = f[5]; // Skill
            f[11] = f[6]; // Boni
            f[12] = f[7]; // Mali
            if (entryOf(f, b0 + 42, 22, f[10] - 7) !== $NONE) {
              if (beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[10] - 7)) > 0) {
                f[14] = 0; // Erfolge
                f[15] = f[11]; // Neuwürfe
                return 0;
              }
              return -2; // check/Skillwurf/#2
            }
            return -3; // check/Skillwurf/#1
          }
          f[25] = f[5]; // Skill
          f[26] = f[6]; // Boni
          f[27] = f[7]; // Mali
          if (nInFile(f, b0, 5) > 0) {
            return 3;
          }
          return -4; // check/Ersatzprobe/#1
        }
        return 12;
      }
      return -5; // condition/Koma
    }
    return -6; // condition/bewusstlos
  }

  // head: check/Kontrollwurf/#1
  function after0(f) {
    f[16] = f[10]; // Skill
    return 1;
  }

  // draw: Auge
  function after1(f) {
    f[18] = wurfstufeInFile(f, beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[16] - 7))); // Stand
    if (
      f[17] === 1 &&
        f[18] > 1 &&
        !(
          f[b0 + 2] !== $NONE && f[16] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[16] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[16] === f[b0 + 4]
        )
    ) {
      f[19] = f[16] - 7; // Eintrag
      f[20] = f[18] - 1; // Wert
      f[21] = f[20] === $NONE ? $NONE : Math.max(1, Math.min(3, f[20])); // neu
      if (f[21] !== entryOf(f, b0 + 42, 22, f[19])) {
        f[b0 + 42 + (f[19])] = f[21]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[17] === 6 && entryOf(f, b0 + 42, 22, f[16] - 7) < nInFile(f, b0, 5)) {
      f[22] = f[16] - 7; // Eintrag
      f[23] = entryOf(f, b0 + 42, 22, f[16] - 7) === $NONE
        ? $NONE
        : entryOf(f, b0 + 42, 22, f[16] - 7) + 1; // Wert
      f[24] = f[23] === $NONE ? $NONE : Math.max(1, Math.min(3, f[23])); // neu
      if (f[24] !== entryOf(f, b0 + 42, 22, f[22])) {
        f[b0 + 42 + (f[22])] = f[24]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[13] = modus0(f[17], f[18]); // Ergebnis
    if (f[13] >= 1) {
      f[14] = f[14] + 1; // Erfolge
      if (1 + f[12] <= f[14]) {
        return 2;
      }
    } else {
      if (f[15] <= 0) {
        return 2;
      }
      f[15] = f[15] - 1; // Neuwürfe
    }
    return 0;
  }

  // join: check/Kontrollwurf/#1
  function after2(f) {
    f[8] = f[13]; // Ergebnis
    f[3] = f[8]; // Abwehr
    return 11;
  }

  // ask: Einleitende
  function after3(f) {
    return 4;
  }

  // ask: Ausführende
  function after4(f) {
    f[36] = f[28]; // Eigenschaft
    f[37] = $NONE; // Auge
    return 13;
  }

  // draw: Auge
  function after5(f) {
    f[30] = modus0(f[37], wurfstufeInFile(f, nInFile(f, b0, f[36]))); // Einleitung
    f[31] = f[37]; // Einleitung's Auge
    return 9;
  }

  // head: check/Ersatzprobe/#6
  function after6(f) {
    f[38] = f[29]; // Eigenschaft
    f[39] = $NONE; // Auge
    if (nInFile(f, b0, f[38]) === 0) {
      f[32] = 0; // Ausführung
      f[33] = f[39]; // Ausführung's Auge
      if (f[32] >= 1) {
        f[34] = f[34] + 1; // Erfolge
        if (1 + f[27] <= f[34]) {
          return 8;
        }
      } else {
        if (f[35] <= 0) {
          return 8;
        }
        f[35] = f[35] - 1; // Neuwürfe
      }
      return 6;
    }
    return 7;
  }

  // draw: Auge
  function after7(f) {
    f[32] = modus0(f[39], wurfstufeInFile(f, nInFile(f, b0, f[38]))); // Ausführung
    f[33] = f[39]; // Ausführung's Auge
    if (f[32] >= 1) {
      f[34] = f[34] + 1; // Erfolge
      if (1 + f[27] <= f[34]) {
        return 8;
      }
    } else {
      if (f[35] <= 0) {
        return 8;
      }
      f[35] = f[35] - 1; // Neuwürfe
    }
    return 6;
  }

  // join: check/Ersatzprobe/#6
  function after8(f) {
    if (
      f[31] === 6 &&
        f[33] === 6 &&
        (
          f[b0 + 2] !== $NONE && f[25] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[25] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[25] === f[b0 + 4]
        ) &&
        entryOf(f, b0 + 5, 22, f[25] - 7) > 0
    ) {
      f[40] = f[25] - 7; // Eintrag
      f[41] = 1; // Wert
      f[42] = f[41] === $NONE ? $NONE : Math.max(1, Math.min(3, f[41])); // neu
      if (f[42] !== entryOf(f, b0 + 42, 22, f[40])) {
        f[b0 + 42 + (f[40])] = f[42]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[9] = f[32]; // Ergebnis
    return 10;
  }

  // join: check/Ersatzprobe/#4
  function after9(f) {
    if (f[30] < 1) {
      f[9] = 0; // Ergebnis
      return 10;
    }
    f[34] = 0; // Erfolge
    f[35] = f[26]; // Neuwürfe
    return 6;
  }

  // join: check/Probe (für sich)/#2
  function after10(f) {
    f[3] = f[9]; // Abwehr
    return 11;
  }

  // join: check/Energie sammeln/#3
  function after11(f) {
    if (duellsiegInFile(f, f[1], f[3]) !== 0) {
      f[2] = duellwirkungInFile(f, f[1], f[3], f[1], 0); // Schaden
      f[43] = Math.max(0, f[2]); // amount
      f[44] = Math.max(0, f[43]); // rest
      f[45] = Math.min(f[44], Math.max(0, f[b0 + 32])); // genommen
      if (f[45] > 0) {
        f[46] = 4; // Eintrag
        f[47] = f[b0 + 32] - f[45]; // Wert
        f[48] = entryOf(f, b0 + 28, 7, f[46]) < Math.max(0, Math.min(3, f[47]))
          ? Math.max(
              entryOf(f, b0 + 28, 7, f[46]),
              Math.min(Math.max(0, Math.min(3, f[47])), f[b0]),
            )
          : Math.max(0, Math.min(3, f[47])); // neu
        if (f[48] !== entryOf(f, b0 + 28, 7, f[46])) {
          f[49] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[51] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[53] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 28 + (f[46])] = f[48]; // Eigenschaften
          f[50] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[52] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[54] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[49] < 0 && f[50] >= 0 || f[49] > 0 && f[50] <= 0) {
            f[55] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[56] = 0; // Eintrag
              f[57] = 1; // Wert
              f[58] = Math.max(0, Math.min(1, f[57])); // neu
              if (f[58] !== f[b0 + 64]) {
                f[59] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[58]; // Koma
                f[60] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[59] === 0 && f[60] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[61] = 0; // Eintrag
                  f[62] = 0; // Eintrag
                  f[63] = 0; // Wert
                  f[64] = Math.max(0, Math.min(1, f[63])); // neu
                  if (f[64] !== f[b0 + 64]) {
                    f[65] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[64]; // Koma
                    f[66] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[65] === 0 && f[66] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[67] = 0; // Eintrag
              f[68] = 1; // Wert
              f[69] = Math.max(0, Math.min(1, f[68])); // neu
              if (f[69] !== f[b0 + 65]) {
                f[70] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[69]; // hysterisch
                f[71] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[70] === 0 && f[71] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[72] = 0; // Eintrag
                  f[73] = 0; // Eintrag
                  f[74] = 0; // Wert
                  f[75] = Math.max(0, Math.min(1, f[74])); // neu
                  if (f[75] !== f[b0 + 65]) {
                    f[76] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[75]; // hysterisch
                    f[77] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[76] === 0 && f[77] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[51] === 0 && f[52] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[78] = 0; // Eintrag
            f[79] = 0; // Eintrag
            f[80] = 0; // Wert
            f[81] = Math.max(0, Math.min(1, f[80])); // neu
            if (f[81] !== f[b0 + 64]) {
              f[82] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[81]; // Koma
              f[83] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[82] === 0 && f[83] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[53] === 0 && f[54] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[84] = 0; // Eintrag
            f[85] = 0; // Eintrag
            f[86] = 0; // Wert
            f[87] = Math.max(0, Math.min(1, f[86])); // neu
            if (f[87] !== f[b0 + 65]) {
              f[88] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[87]; // hysterisch
              f[89] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[88] === 0 && f[89] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[44] = f[44] - f[45]; // rest
      }
      f[45] = Math.min(f[44], Math.max(0, f[b0 + 33])); // genommen
      if (f[45] > 0) {
        f[90] = 5; // Eintrag
        f[91] = f[b0 + 33] - f[45]; // Wert
        f[92] = entryOf(f, b0 + 28, 7, f[90]) < Math.max(0, Math.min(3, f[91]))
          ? Math.max(
              entryOf(f, b0 + 28, 7, f[90]),
              Math.min(Math.max(0, Math.min(3, f[91])), f[b0]),
            )
          : Math.max(0, Math.min(3, f[91])); // neu
        if (f[92] !== entryOf(f, b0 + 28, 7, f[90])) {
          f[93] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[95] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[97] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 28 + (f[90])] = f[92]; // Eigenschaften
          f[94] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[96] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[98] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[93] < 0 && f[94] >= 0 || f[93] > 0 && f[94] <= 0) {
            f[99] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[100] = 0; // Eintrag
              f[101] = 1; // Wert
              f[102] = Math.max(0, Math.min(1, f[101])); // neu
              if (f[102] !== f[b0 + 64]) {
                f[103] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[102]; // Koma
                f[104] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[103] === 0 && f[104] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[105] = 0; // Eintrag
                  f[106] = 0; // Eintrag
                  f[107] = 0; // Wert
                  f[108] = Math.max(0, Math.min(1, f[107])); // neu
                  if (f[108] !== f[b0 + 64]) {
                    f[109] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[108]; // Koma
                    f[110] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[109] === 0 && f[110] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[111] = 0; // Eintrag
              f[112] = 1; // Wert
              f[113] = Math.max(0, Math.min(1, f[112])); // neu
              if (f[113] !== f[b0 + 65]) {
                f[114] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[113]; // hysterisch
                f[115] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[114] === 0 && f[115] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[116] = 0; // Eintrag
                  f[117] = 0; // Eintrag
                  f[118] = 0; // Wert
                  f[119] = Math.max(0, Math.min(1, f[118])); // neu
                  if (f[119] !== f[b0 + 65]) {
                    f[120] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[119]; // hysterisch
                    f[121] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[120] === 0 && f[121] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[95] === 0 && f[96] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[122] = 0; // Eintrag
            f[123] = 0; // Eintrag
            f[124] = 0; // Wert
            f[125] = Math.max(0, Math.min(1, f[124])); // neu
            if (f[125] !== f[b0 + 64]) {
              f[126] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[125]; // Koma
              f[127] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[126] === 0 && f[127] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[97] === 0 && f[98] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[128] = 0; // Eintrag
            f[129] = 0; // Eintrag
            f[130] = 0; // Wert
            f[131] = Math.max(0, Math.min(1, f[130])); // neu
            if (f[131] !== f[b0 + 65]) {
              f[132] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[131]; // hysterisch
              f[133] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[132] === 0 && f[133] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[44] = f[44] - f[45]; // rest
      }
      f[45] = Math.min(f[44], Math.max(0, f[b0 + 34])); // genommen
      if (f[45] > 0) {
        f[134] = 6; // Eintrag
        f[135] = f[b0 + 34] - f[45]; // Wert
        f[136] = entryOf(f, b0 + 28, 7, f[134]) < Math.max(0, Math.min(3, f[135]))
          ? Math.max(
              entryOf(f, b0 + 28, 7, f[134]),
              Math.min(Math.max(0, Math.min(3, f[135])), f[b0]),
            )
          : Math.max(0, Math.min(3, f[135])); // neu
        if (f[136] !== entryOf(f, b0 + 28, 7, f[134])) {
          f[137] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[139] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[141] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0 + 28 + (f[134])] = f[136]; // Eigenschaften
          f[138] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[140] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[142] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[137] < 0 && f[138] >= 0 || f[137] > 0 && f[138] <= 0) {
            f[143] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[144] = 0; // Eintrag
              f[145] = 1; // Wert
              f[146] = Math.max(0, Math.min(1, f[145])); // neu
              if (f[146] !== f[b0 + 64]) {
                f[147] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[146]; // Koma
                f[148] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[147] === 0 && f[148] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[149] = 0; // Eintrag
                  f[150] = 0; // Eintrag
                  f[151] = 0; // Wert
                  f[152] = Math.max(0, Math.min(1, f[151])); // neu
                  if (f[152] !== f[b0 + 64]) {
                    f[153] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[152]; // Koma
                    f[154] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[153] === 0 && f[154] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[155] = 0; // Eintrag
              f[156] = 1; // Wert
              f[157] = Math.max(0, Math.min(1, f[156])); // neu
              if (f[157] !== f[b0 + 65]) {
                f[158] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[157]; // hysterisch
                f[159] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[158] === 0 && f[159] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[160] = 0; // Eintrag
                  f[161] = 0; // Eintrag
                  f[162] = 0; // Wert
                  f[163] = Math.max(0, Math.min(1, f[162])); // neu
                  if (f[163] !== f[b0 + 65]) {
                    f[164] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[163]; // hysterisch
                    f[165] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[164] === 0 && f[165] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[139] === 0 && f[140] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[166] = 0; // Eintrag
            f[167] = 0; // Eintrag
            f[168] = 0; // Wert
            f[169] = Math.max(0, Math.min(1, f[168])); // neu
            if (f[169] !== f[b0 + 64]) {
              f[170] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[169]; // Koma
              f[171] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[170] === 0 && f[171] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[141] === 0 && f[142] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[172] = 0; // Eintrag
            f[173] = 0; // Eintrag
            f[174] = 0; // Wert
            f[175] = Math.max(0, Math.min(1, f[174])); // neu
            if (f[175] !== f[b0 + 65]) {
              f[176] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[175]; // hysterisch
              f[177] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[176] === 0 && f[177] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[44] = f[44] - f[45]; // rest
      }
      f[45] = Math.min(f[44], Math.max(0, f[b0])); // genommen
      if (f[45] > 0) {
        f[178] = 0; // Eintrag
        f[179] = f[b0] - f[45]; // Wert
        f[180] = Math.max(0, Math.min(3, f[179])); // neu
        if (f[180] !== f[b0]) {
          f[181] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 vorher
          f[183] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
          f[185] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
          f[b0] = f[180]; // Maximallevel
          f[182] = nInFile(f, b0, 6); // collection/Eigenschaften/#4 nachher
          f[184] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
          f[186] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
          f[b0 + 66] = f[b0 + 66] + 1; // $depth
          if (f[181] < 0 && f[182] >= 0 || f[181] > 0 && f[182] <= 0) {
            f[187] = 0; // Eintrag
            if (bewusstlosInFile(f, b0) !== 0) {
              f[188] = 0; // Eintrag
              f[189] = 1; // Wert
              f[190] = Math.max(0, Math.min(1, f[189])); // neu
              if (f[190] !== f[b0 + 64]) {
                f[191] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                f[b0 + 64] = f[190]; // Koma
                f[192] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[191] === 0 && f[192] !== 0 && f[b0 + 67] === 0) {
                  f[b0 + 67] = 1; // $fired/condition/Koma/ends
                  f[193] = 0; // Eintrag
                  f[194] = 0; // Eintrag
                  f[195] = 0; // Wert
                  f[196] = Math.max(0, Math.min(1, f[195])); // neu
                  if (f[196] !== f[b0 + 64]) {
                    f[197] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
                    f[b0 + 64] = f[196]; // Koma
                    f[198] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[197] === 0 && f[198] !== 0 && f[b0 + 67] === 0) {
                      f[b0 + 67] = 1; // $fired/condition/Koma/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            } else {
              f[199] = 0; // Eintrag
              f[200] = 1; // Wert
              f[201] = Math.max(0, Math.min(1, f[200])); // neu
              if (f[201] !== f[b0 + 65]) {
                f[202] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                f[b0 + 65] = f[201]; // hysterisch
                f[203] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                f[b0 + 66] = f[b0 + 66] + 1; // $depth
                if (f[202] === 0 && f[203] !== 0 && f[b0 + 68] === 0) {
                  f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                  f[204] = 0; // Eintrag
                  f[205] = 0; // Eintrag
                  f[206] = 0; // Wert
                  f[207] = Math.max(0, Math.min(1, f[206])); // neu
                  if (f[207] !== f[b0 + 65]) {
                    f[208] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
                    f[b0 + 65] = f[207]; // hysterisch
                    f[209] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
                    f[b0 + 66] = f[b0 + 66] + 1; // $depth
                    if (f[208] === 0 && f[209] !== 0 && f[b0 + 68] === 0) {
                      f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
                    }
                    f[b0 + 66] = f[b0 + 66] - 1; // $depth
                    if (f[b0 + 66] === 0) {
                      f[b0 + 67] = 0; // $fired/condition/Koma/ends
                      f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                    }
                  }
                }
                f[b0 + 66] = f[b0 + 66] - 1; // $depth
                if (f[b0 + 66] === 0) {
                  f[b0 + 67] = 0; // $fired/condition/Koma/ends
                  f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
                }
              }
            }
          }
          if (f[183] === 0 && f[184] !== 0 && f[b0 + 67] === 0) {
            f[b0 + 67] = 1; // $fired/condition/Koma/ends
            f[210] = 0; // Eintrag
            f[211] = 0; // Eintrag
            f[212] = 0; // Wert
            f[213] = Math.max(0, Math.min(1, f[212])); // neu
            if (f[213] !== f[b0 + 64]) {
              f[214] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends vorher
              f[b0 + 64] = f[213]; // Koma
              f[215] = f[b0 + 64] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/Koma/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[214] === 0 && f[215] !== 0 && f[b0 + 67] === 0) {
                f[b0 + 67] = 1; // $fired/condition/Koma/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          if (f[185] === 0 && f[186] !== 0 && f[b0 + 68] === 0) {
            f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
            f[216] = 0; // Eintrag
            f[217] = 0; // Eintrag
            f[218] = 0; // Wert
            f[219] = Math.max(0, Math.min(1, f[218])); // neu
            if (f[219] !== f[b0 + 65]) {
              f[220] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends vorher
              f[b0 + 65] = f[219]; // hysterisch
              f[221] = f[b0 + 65] > 0 && nInFile(f, b0, 6) > 0 ? 1 : 0; // condition/hysterisch/ends nachher
              f[b0 + 66] = f[b0 + 66] + 1; // $depth
              if (f[220] === 0 && f[221] !== 0 && f[b0 + 68] === 0) {
                f[b0 + 68] = 1; // $fired/condition/hysterisch/ends
              }
              f[b0 + 66] = f[b0 + 66] - 1; // $depth
              if (f[b0 + 66] === 0) {
                f[b0 + 67] = 0; // $fired/condition/Koma/ends
                f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
              }
            }
          }
          f[b0 + 66] = f[b0 + 66] - 1; // $depth
          if (f[b0 + 66] === 0) {
            f[b0 + 67] = 0; // $fired/condition/Koma/ends
            f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
          }
        }
        f[44] = f[44] - f[45]; // rest
      }
      f[222] = 0; // Eintrag
      f[223] = 0; // Wert
      f[224] = Math.max(0, Math.min(99, f[223])); // neu
      if (f[224] !== f[b0 + 27]) {
        f[b0 + 27] = f[224]; // gesammelte Energie
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
      f[4] = 0; // result
      return -1;
    }
    return 12;
  }

  // join: check/Energie sammeln/#9
  function after12(f) {
    f[225] = 0; // Eintrag
    f[226] = f[0]; // Wert
    f[227] = Math.max(0, Math.min(99, f[226])); // neu
    if (f[227] !== f[b0 + 27]) {
      f[b0 + 27] = f[227]; // gesammelte Energie
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    f[4] = 1; // result
    return -1;
  }

  // join: check/Ersatzprobe/#3
  function after13(f) {
    if (nInFile(f, b0, f[36]) === 0) {
      f[30] = 0; // Einleitung
      f[31] = f[37]; // Einleitung's Auge
      return 9;
    }
    return 5;
  }
  return {
    size: 297,
    registers: 228,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [17],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[2],
        pool: null,
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [28],
        uses: table.uses[3],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[25] - 7 < 6 ? art(f[25] - 7) : n0(f[25] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after3,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [29],
        uses: table.uses[4],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [28],
          usual: (f) => ersatzkombo1(f[25] - 7 < 6 ? art(f[25] - 7) : n0(f[25] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after4,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [37],
        uses: table.uses[5],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after5,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[6],
        pool: null,
        ask: null,
        endless: false,
        next: after6,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [39],
        uses: table.uses[7],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after7,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[8],
        pool: null,
        ask: null,
        endless: false,
        next: after8,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[9],
        pool: null,
        ask: null,
        endless: false,
        next: after9,
      },
      {
        kind: "join",
        label: "check/Probe (für sich)/#2",
        to: [],
        uses: table.uses[10],
        pool: null,
        ask: null,
        endless: false,
        next: after10,
      },
      {
        kind: "join",
        label: "check/Energie sammeln/#3",
        to: [],
        uses: table.uses[11],
        pool: null,
        ask: null,
        endless: false,
        next: after11,
      },
      {
        kind: "join",
        label: "check/Energie sammeln/#9",
        to: [],
        uses: table.uses[12],
        pool: null,
        ask: null,
        endless: false,
        next: after12,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#3",
        to: [],
        uses: table.uses[13],
        pool: null,
        ask: null,
        endless: false,
        next: after13,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 4,
    reasons: [
      "check/Skillwurf/#2",
      "check/Skillwurf/#1",
      "check/Ersatzprobe/#1",
      "condition/Koma",
      "condition/bewusstlos",
    ],
  };
}

const checkEnergieLoslassenTables = /* @__PURE__ */ $oddsTables(
  "0,47,49..51,74..81,89..111 4..6,9..11,13,14,45,46 0  47,49..51,75..81 2,3,3,2,3*4,4,4 4..6,24..26,45,46 2,3,3,2,3,3,4,4 15 9 11,13..16,47,49..51,75..81,89..110 12,13,17..23,89..110,113..115 15,16,47,49..51,75..81,89..110 13 15,47,49..51,75..81,89..110 15,16,18,47,49..51,75..81,89..110 15,16,19,47,49..51,75..81,89..110 15,16,20,47,49..51,75..81,89..110 15,16,21,45,47,49..51,75..81,89..110 15,16,22,45,47,49..51,75..81,89..110 15,16,23,45,47,49..51,75..81,89..110 15,16,45,47,49..51,75..81,89..110 15,16,45,47,49..51,75..81,89..110,113 15,16,45,47,49..51,75..81,89..110,113,114 15,16,45,47,49..51,75..81,89..110,113,115 12..21,21*21,22..24 12,17..23,89..110,113..115 12,14..21,21*21,22..24 12..14,17..23,89..110,113..115 13,15,16,47,49..51,75..81,89..110 14..16,47,49..51,75..81,89..110 12,29,30,14..21,21*21,22..24 1,7 12 33,33 27,47,49..51,75..81 29,30,35,36 27 3,3,37,3 35,36 37,3 29,30 35,36,47,49..51,75..81 36 42,43 26,28,33,34,47,49..51,75..81 31..33,37,38 33 28 3,3,47,48,3 31,32,37,38 3,3,48,3 31..34,37,38 34 3,3,47,53,48,3 37,38 48,3 26,33,34,37,38,47,49..51,75..81 31..33 37,38,47,49..51,75..81 38 59,60,47 31,32 59,60 31..34 33,37,38,47,49..51,75..81 34,37,38,47,49..51,75..81 59,60,65,66 8,39..41,89..110,113..115 31 24,30,32,39,49..73 24,30,32,40,49..73 24,30,32,41,49..73 24,30,32,49..73,89..110 24,30,32,49..73,89..110,113 24,30,32,49..73,89..110,113,114 24,30,32,49..73,89..110,113,115 69..73,73*21,74..76 29 8 3 33,34 25 3,82 1 79 2,3,42..44,74,113..115 1,74 74 74,113 74,113,114 74,113,115 87,84,3*3,88..91 0,-1,0,-1,7,0,0,-1,-1,7,0,0,-1,0,0,7,1,1,0,0,1,0,2,2,7,0*4,-1,1,-1,1,0*3,1,0,1,0,1,1,0*47,1*22,0*5 16,4,99,4,28,0,0,4,4,28,0,0,4,6,0,28,6,3,21,2,2,21,4,3,28,0,0,6,6,4,6,4,6,6,0,6*4,21,1,1,0*3,3,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0,1,0,1,1,0,0,1*3,0,0,1,0,0,1,0,1,0,0,1,0,1*3,0*4,1*4,0*3,1,0,1,0,0,1,0*7,1*3,0*37,1*22,0*5 24",
  "[[[0],93,94,95,[[0,[0,1,5],[3,6,7]],[3,[1,8,9]],[10,[2,11,25],[2,26,27],[0,28,31]],[3,[11,32,34]],[3,[4,3,3]],[35,[9,36,38],[5,39,40]],[3,[9,41,44]],[45,[8,46,49],[8,50,51],[6,52,54],[7,55,56]],[57,[8,58,61],[8,62,63],[6,64,67]],[3,[10,68,77]],[78,[10,79,80],[6,81,83]],[3,[11,84,85]],[3,[-1,86,92]]],[3,3,3,96,96,3,3,3,3,3,3,3],[]]]",
);

/** check/Energie loslassen, for odds. */
function checkEnergieLoslassenOdds(b) {
  const b0 = b[0]; // Figur
  const table = checkEnergieLoslassenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[45] = nInFile(f, b0, 5); // collection/Eigenschaften/=
    f[46] = bewusstlosInFile(f, b0); // condition/bewusstlos
    if (f[46] === 0) {
      if (f[b0 + 64] <= 0) {
        if (f[b0 + 27] > 0) {
          f[4] = f[0] < 1 ? zauberskill(f[0]) : ownCatalogueZauberZauberskill0(f[0]); // Skill
          f[5] = 0; // Boni
          f[6] = 0; // Mali
          if (entryOf(f, b0 + 42, 22, f[4] - 7) !== $NONE) {
            f[9] = f[4]; // Skill
            f[10] = f[5]; // Boni
            f[11] = f[6]; // Mali
            if (entryOf(f, b0 + 42, 22, f[9] - 7) !== $NONE) {
              if (beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[9] - 7)) > 0) {
                f[13] = 0; // Erfolge
                f[14] = f[10]; // Neuwürfe
                return 0;
              }
              return -2; // check/Skillwurf/#2
            }
            return -3; // check/Skillwurf/#1
          }
          f[24] = f[4]; // Skill
          f[25] = f[5]; // Boni
          f[26] = f[6]; // Mali
          if (f[45] > 0) {
            return 3;
          }
          return -4; // check/Ersatzprobe/#1
        }
        return -5; // check/Energie loslassen/#1
      }
      return -6; // condition/Koma
    }
    return -7; // condition/bewusstlos
  }

  // head: check/Kontrollwurf/#1
  function after0(f) {
    f[15] = f[9]; // Skill
    return 1;
  }

  // draw: Auge
  function after1(f) {
    f[17] = wurfstufeInFile(f, beherrschungInFile(f, b0, entryOf(f, b0 + 42, 22, f[15] - 7))); // Stand
    if (
      f[16] === 1 &&
        f[17] > 1 &&
        !(
          f[b0 + 2] !== $NONE && f[15] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[15] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[15] === f[b0 + 4]
        )
    ) {
      f[18] = f[15] - 7; // Eintrag
      f[19] = f[17] - 1; // Wert
      f[20] = f[19] === $NONE ? $NONE : Math.max(1, Math.min(3, f[19])); // neu
      if (f[20] !== entryOf(f, b0 + 42, 22, f[18])) {
        f[b0 + 42 + (f[18])] = f[20]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    if (f[16] === 6 && entryOf(f, b0 + 42, 22, f[15] - 7) < f[45]) {
      f[21] = f[15] - 7; // Eintrag
      f[22] = entryOf(f, b0 + 42, 22, f[15] - 7) === $NONE
        ? $NONE
        : entryOf(f, b0 + 42, 22, f[15] - 7) + 1; // Wert
      f[23] = f[22] === $NONE ? $NONE : Math.max(1, Math.min(3, f[22])); // neu
      if (f[23] !== entryOf(f, b0 + 42, 22, f[21])) {
        f[b0 + 42 + (f[21])] = f[23]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[12] = modus0(f[16], f[17]); // Ergebnis
    if (f[12] >= 1) {
      f[13] = f[13] + 1; // Erfolge
      if (1 + f[11] <= f[13]) {
        return 2;
      }
    } else {
      if (f[14] <= 0) {
        return 2;
      }
      f[14] = f[14] - 1; // Neuwürfe
    }
    return 0;
  }

  // join: check/Kontrollwurf/#1
  function after2(f) {
    f[7] = f[12]; // Ergebnis
    f[1] = f[7]; // Ausführung
    return 11;
  }

  // ask: Einleitende
  function after3(f) {
    return 4;
  }

  // ask: Ausführende
  function after4(f) {
    f[35] = f[27]; // Eigenschaft
    f[36] = $NONE; // Auge
    if (nInFile(f, b0, f[35]) === 0) {
      f[29] = 0; // Einleitung
      f[30] = f[36]; // Einleitung's Auge
      return 9;
    }
    return 5;
  }

  // draw: Auge
  function after5(f) {
    f[29] = modus0(f[36], wurfstufeInFile(f, nInFile(f, b0, f[35]))); // Einleitung
    f[30] = f[36]; // Einleitung's Auge
    return 9;
  }

  // head: check/Ersatzprobe/#6
  function after6(f) {
    f[37] = f[28]; // Eigenschaft
    f[38] = $NONE; // Auge
    if (nInFile(f, b0, f[37]) === 0) {
      f[31] = 0; // Ausführung
      f[32] = f[38]; // Ausführung's Auge
      if (f[31] >= 1) {
        f[33] = f[33] + 1; // Erfolge
        if (1 + f[26] <= f[33]) {
          return 8;
        }
      } else {
        if (f[34] <= 0) {
          return 8;
        }
        f[34] = f[34] - 1; // Neuwürfe
      }
      return 6;
    }
    return 7;
  }

  // draw: Auge
  function after7(f) {
    f[31] = modus0(f[38], wurfstufeInFile(f, nInFile(f, b0, f[37]))); // Ausführung
    f[32] = f[38]; // Ausführung's Auge
    if (f[31] >= 1) {
      f[33] = f[33] + 1; // Erfolge
      if (1 + f[26] <= f[33]) {
        return 8;
      }
    } else {
      if (f[34] <= 0) {
        return 8;
      }
      f[34] = f[34] - 1; // Neuwürfe
    }
    return 6;
  }

  // join: check/Ersatzprobe/#6
  function after8(f) {
    if (
      f[30] === 6 &&
        f[32] === 6 &&
        (
          f[b0 + 2] !== $NONE && f[24] === f[b0 + 2] ||
            f[b0 + 3] !== $NONE && f[24] === f[b0 + 3] ||
            f[b0 + 4] !== $NONE && f[24] === f[b0 + 4]
        ) &&
        entryOf(f, b0 + 5, 22, f[24] - 7) > 0
    ) {
      f[39] = f[24] - 7; // Eintrag
      f[40] = 1; // Wert
      f[41] = f[40] === $NONE ? $NONE : Math.max(1, Math.min(3, f[40])); // neu
      if (f[41] !== entryOf(f, b0 + 42, 22, f[39])) {
        f[b0 + 42 + (f[39])] = f[41]; // Skills
        f[b0 + 66] = f[b0 + 66] + 1; // $depth
        f[b0 + 66] = f[b0 + 66] - 1; // $depth
        if (f[b0 + 66] === 0) {
          f[b0 + 67] = 0; // $fired/condition/Koma/ends
          f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
        }
      }
    }
    f[8] = f[31]; // Ergebnis
    return 10;
  }

  // join: check/Ersatzprobe/#4
  function after9(f) {
    if (f[29] < 1) {
      f[8] = 0; // Ergebnis
      return 10;
    }
    f[33] = 0; // Erfolge
    f[34] = f[25]; // Neuwürfe
    return 6;
  }

  // join: check/Probe (für sich)/#2
  function after10(f) {
    f[1] = f[8]; // Ausführung
    return 11;
  }

  // join: check/Energie loslassen/#2
  function after11(f) {
    f[2] = f[1] >= 1 ? f[b0 + 27] : 0; // Wirkungshöhe
    f[42] = 0; // Eintrag
    f[43] = 0; // Wert
    f[44] = Math.max(0, Math.min(99, f[43])); // neu
    if (f[44] !== f[b0 + 27]) {
      f[b0 + 27] = f[44]; // gesammelte Energie
      f[b0 + 66] = f[b0 + 66] + 1; // $depth
      f[b0 + 66] = f[b0 + 66] - 1; // $depth
      if (f[b0 + 66] === 0) {
        f[b0 + 67] = 0; // $fired/condition/Koma/ends
        f[b0 + 68] = 0; // $fired/condition/hysterisch/ends
      }
    }
    f[3] = f[1]; // result
    return -1;
  }
  return {
    size: 116,
    registers: 47,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [16],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "join",
        label: "check/Kontrollwurf/#1",
        to: [],
        uses: table.uses[2],
        pool: null,
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "ask",
        label: "Einleitende",
        to: [27],
        uses: table.uses[3],
        pool: null,
        ask: {
          key: "Einleitende",
          by: "gm",
          sees: [],
          usual: (f) => ersatzkombo0(f[24] - 7 < 6 ? art(f[24] - 7) : n0(f[24] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after3,
      },
      {
        kind: "ask",
        label: "Ausführende",
        to: [28],
        uses: table.uses[4],
        pool: null,
        ask: {
          key: "Ausführende",
          by: "gm",
          sees: [27],
          usual: (f) => ersatzkombo1(f[24] - 7 < 6 ? art(f[24] - 7) : n0(f[24] - 7)),
          range: [0, 6],
          optional: false,
        },
        endless: false,
        next: after4,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [36],
        uses: table.uses[5],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after5,
      },
      {
        kind: "head",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[6],
        pool: null,
        ask: null,
        endless: false,
        next: after6,
      },
      {
        kind: "draw",
        label: "Auge",
        to: [38],
        uses: table.uses[7],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after7,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#6",
        to: [],
        uses: table.uses[8],
        pool: null,
        ask: null,
        endless: false,
        next: after8,
      },
      {
        kind: "join",
        label: "check/Ersatzprobe/#4",
        to: [],
        uses: table.uses[9],
        pool: null,
        ask: null,
        endless: false,
        next: after9,
      },
      {
        kind: "join",
        label: "check/Probe (für sich)/#2",
        to: [],
        uses: table.uses[10],
        pool: null,
        ask: null,
        endless: false,
        next: after10,
      },
      {
        kind: "join",
        label: "check/Energie loslassen/#2",
        to: [],
        uses: table.uses[11],
        pool: null,
        ask: null,
        endless: false,
        next: after11,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 3,
    reasons: [
      "check/Skillwurf/#2",
      "check/Skillwurf/#1",
      "check/Ersatzprobe/#1",
      "check/Energie loslassen/#1",
      "condition/Koma",
      "condition/bewusstlos",
    ],
  };
}

const ableFigurTables = /* @__PURE__ */ $oddsTables(
  " 0,1 2,4..6,30..36,66 2,4..6,30..36 2,3 0*44,1*22,0*5 1,1,3,9,28*3,99*23,3*36,1,1,64,1,1 0*4,1*3,0*37,1*22,0*5",
  "[[[0],5,6,7,[[0,[-1,1,4]]],[],[]]]",
);

/** able@sheet/Figur, for odds. */
function ableFigurOdds(b) {
  const b0 = b[0]; // Figur
  const table = ableFigurTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = bewusstlosInFile(f, b0); // condition/bewusstlos
    f[0] = f[1] === 0 && f[b0 + 64] <= 0 ? 1 : 0; // result
    return -1;
  }
  return {
    size: 71,
    registers: 2,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: 0,
    reasons: [],
  };
}

// The runtime: what these rules use of it, the same in every engine.

// The two ways in which a call can end without a result. RuleError: the caller misused the engine or asked for more than the stated
// limits; it is thrown to him. Refusal: not possible in the game; it never leaves the engine, the door makes a value of it.
// Invariant: both carry plain data, from which texts in any language can be made; any other error is a bug of ours.
/** Misuse by the caller. `message` is English; `code` and `data` are what a program goes by. */
class $RuleError extends Error {
    /** Inside an engine the class has another name; who reads a stack should meet this one. */
    static name = "RuleError";
    code;
    data;
    /** What is wrong with a sheet or with arguments, place by place; else empty. */
    problems;
    constructor(code, message, data = {}, problems = []) {
        super(message);
        this.name = "RuleError";
        this.code = code;
        this.data = data;
        this.problems = problems;
    }
    toJSON() {
        return { code: this.code, message: this.message, data: this.data, problems: this.problems };
    }
}
/** Not possible in the game: `why` names the reason, `origin` the sentence that tests it. Caught at the door. */
class $Refusal extends Error {
    why;
    origin;
    constructor(why, origin) {
        super(why);
        this.name = "Refusal";
        this.why = why;
        this.origin = origin;
    }
}
function $isKeep(step) {
    return step.kind === "keep" || step.kind === "drop";
}
function $isAgain(step) {
    return step.kind === "explode" || step.kind === "reroll";
}
/** So often a single die may be thrown again in play where the rule states no bound; then `endless` is thrown. */
const $MOST_THROWS_AGAIN = 1000;
/**
 * Throws the pool and gives the totals of the dice kept: highest first where dice were kept or dropped, else as thrown. First all
 * dice are thrown, in order; then each step goes over the dice from left to right (after keep or drop: from the highest down).
 * @throws RuleError `endless` where a die is thrown again more than MOST_THROWS_AGAIN times without a bound.
 */
function $throwPool(pool, die) {
    if (pool.then.length === 0) {
        const faces = [];
        for (let i = 0; i < pool.n; i++)
            faces.push($throwUnit(pool.unit, die));
        return faces;
    }
    return $throwDice(pool, die).map((d) => d.total);
}
/** Throws the pool and gives its sum or count, `plus` included; of a list the sum of its faces. Errors as throwPool. */
function $rollTotal(pool, die) {
    let total = pool.plus;
    if (pool.then.length === 0) {
        for (let i = 0; i < pool.n; i++)
            total +=
                pool.value === "count" ? ($throwUnit(pool.unit, die), 0) : $throwUnit(pool.unit, die);
    }
    else {
        for (const d of $throwDice(pool, die))
            total += pool.value === "count" ? d.worth : d.total;
    }
    return total;
}
/** What a face counts in this pool: the highest worth of the steps that hold it, else 0. */
function $worthOf(pool, face) {
    let worth = null;
    for (const step of pool.then)
        if (step.kind === "count" &&
            $dice_holds(step.on, face) &&
            (worth === null || step.worth > worth))
            worth = step.worth;
    return worth ?? 0;
}
function $dice_holds(range, value) {
    return range[0] <= value && value <= range[1];
}
/** The order of keep and drop: higher totals first; of equal ones, those that count more. */
function $byHeight(a, b) {
    return b.total - a.total || b.worth - a.worth;
}
/** Where a keep or drop begins and ends among `dice` dice, highest first. */
function $keptPart(step, dice) {
    const n = Math.max(0, Math.min(dice, step.n));
    const high = step.kind === "keep" ? n : dice - n;
    return (step.end === "highest") === (step.kind === "keep") ? [0, high] : [dice - high, dice];
}
/** The pool with `n` times its dice: `roll Pool d6`. Made once for each n, so that what is known of it is kept. n ≤ 0: nothing. */
function $poolTimes(pool, n) {
    const known = $sized.get(pool) ?? new Map();
    $sized.set(pool, known);
    const before = known.get(n);
    if (before !== undefined)
        return before;
    const made = n <= 0 ? { ...pool, n: 0, then: [], plus: 0 } : { ...pool, n: pool.n * n };
    known.set(n, made);
    return made;
}
const $sized = new WeakMap();
function $throwUnit(unit, die) {
    return unit.kind === "total" ? $rollTotal(unit.of, die) : unit.faces[die(unit.faces.length) - 1];
}
function $throwDice(pool, die) {
    let dice = [];
    for (let i = 0; i < pool.n; i++)
        dice.push($fresh(pool, die));
    for (const step of pool.then) {
        if ($isKeep(step))
            dice = dice.sort($byHeight).slice(...$keptPart(step, dice.length));
        else if ($isAgain(step))
            dice = dice.map((d) => $dice_again(pool, step, d, die));
    }
    return pool.then.some($isKeep) ? dice.sort($byHeight) : dice;
}
function $fresh(pool, die) {
    const face = $throwUnit(pool.unit, die);
    return { total: face, last: face, worth: $worthOf(pool, face) };
}
function $dice_again(pool, step, first, die) {
    let d = first;
    for (let i = 0; $dice_holds(step.on, step.kind === "explode" ? d.last : d.total); i++) {
        if (i === (step.most ?? -1))
            break;
        if (step.most === null && i === $MOST_THROWS_AGAIN)
            throw new $RuleError("endless", `A die was thrown again ${$MOST_THROWS_AGAIN} times and still shows ${d.last}.`, {
                limit: $MOST_THROWS_AGAIN,
            });
        const thrown = $fresh(pool, die);
        d =
            step.kind === "reroll"
                ? thrown
                : { total: d.total + thrown.total, last: thrown.last, worth: d.worth + thrown.worth };
    }
    return d;
}
/**
 * The generator for a seed, any safe integer. The low and the high half of the seed go through splitmix32 (additive step
 * 0x9E3779B9, the mixer of MurmurHash3) to make three words; counter 1; the first 12 words are thrown away, as sfc32's author asks.
 */
function $seededRandom(seed) {
    const low = seed | 0;
    const high = Math.floor(seed / 4294967296) | 0;
    const random = $restoredRandom([$mix(low, 1), $mix(low ^ $mix(high, 2), 2), $mix(high, 3), 1]);
    for (let i = 0; i < 12; i++)
        random.word();
    return random;
}
/** Goes on from an exported state. */
function $restoredRandom(state) {
    let [a, b, c, counter] = [state[0] | 0, state[1] | 0, state[2] | 0, state[3] | 0];
    function word() {
        const out = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + out) | 0;
        return out >>> 0;
    }
    // Lemire, "Fast random integer generation in an interval" (2019): the word times the sides, high part the face; low parts below
    // 2^32 mod sides belong to the faces that would come too often. All products stay below 2^53.
    function die(sides) {
        for (;;) {
            const product = word() * sides;
            const face = Math.floor(product / 4294967296);
            const low = product - face * 4294967296;
            if (low >= sides || low >= 4294967296 % sides)
                return face + 1;
        }
    }
    return { die, word, state: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0] };
}
function $mix(seed, step) {
    let x = (seed + Math.imul(step, 0x9e3779b9)) | 0;
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return (x ^ (x >>> 16)) >>> 0;
}
// How values look inside a running rule: safe integers, with one code for "none". The same file is copied into every emitted engine.
/** None: no number of any range (all ranges lie within ±2^29). */
const $NONE = -1073741824;
/** So many rounds of loops without a bound one run may take. */
const $io_MOST_ROUNDS = 1_000_000;
/** The same dice and answers; values of type dice are looked up in `pools`. */
function $withPools(io, pools) {
    return { ...io, pool: (index) => pools[index] ?? $noPool(index) };
}
/** The same dice and answers, with each step noted. */
function $noting(io, note) {
    return { ...io, note };
}
/**
 * An Io over any source. `throwDie` gives a side of the die, `answer` undefined where it has none. Both are checked here. `pools` are
 * the dice by number.
 * @throws RuleError `mismatched-dice`, `missing-answer`, `mismatched-answer`, `endless`.
 */
function $recordingIo(throwDie, answer, pools = []) {
    const faces = [];
    const answers = [];
    let rounds = 0;
    let rolled = "";
    const die = (sides) => {
        const side = throwDie(sides, rolled);
        if (!Number.isInteger(side) || side < 1 || side > sides)
            throw new $RuleError("mismatched-dice", `A die with ${sides} sides cannot show side ${side} (${rolled}).`, {
                label: rolled,
                sides,
                side,
            });
        faces.push(side);
        return side;
    };
    const answered = (request) => {
        const given = answer(request) ?? request.usual;
        if (given === null)
            throw new $RuleError("missing-answer", `The question ${request.key} has neither an answer nor a usual value.`, {
                key: request.key,
            });
        answers.push(given);
        return given;
    };
    return {
        faces,
        answers,
        pool: (index) => pools[index] ?? $noPool(index),
        roll(pool, label) {
            rolled = label;
            return $rollTotal(pool, die);
        },
        rollList(pool, label) {
            rolled = label;
            return $throwPool(pool, die);
        },
        ask(request) {
            const given = answered(request);
            if (typeof given !== "number" || !$fitsRange(request, given))
                throw $io_mismatched(request, given);
            return given;
        },
        askPlacing(request) {
            const given = answered(request);
            if (typeof given === "number" || !$isOrder(given, request.placing))
                throw $io_mismatched(request, given);
            return given;
        },
        round(label) {
            rounds += 1;
            if (rounds > $io_MOST_ROUNDS)
                throw new $RuleError("endless", `The loop ${label} has gone round ${$io_MOST_ROUNDS} times.`, {
                    label,
                    limit: $io_MOST_ROUNDS,
                });
        },
    };
}
function $noPool(index) {
    throw new $RuleError("unknown-dice", `There are no dice number ${index}.`, { index });
}
function $io_mismatched(request, given) {
    return new $RuleError("mismatched-answer", `${JSON.stringify(given)} is no answer to ${request.key}.`, {
        key: request.key,
        given,
    });
}
function $fitsRange(request, given) {
    if (given === $NONE)
        return request.optional;
    return Number.isInteger(given) && request.range[0] <= given && given <= request.range[1];
}
function $isOrder(given, n) {
    return (given.length === n &&
        new Set(given).size === n &&
        given.every((place) => Number.isInteger(place) && place >= 0 && place < n));
}
const $END = -1;
const $REFUSED = -2;
/** `lists`: one behind the other, `3..7` for what goes up by one, `5*4` for what stands there four times. Read when somebody asks for odds. */
function $oddsTables(lists, packed) {
    let tables = null;
    return () => (tables ??= $unpacked(lists.split(" ").map($unpackedList), JSON.parse(packed)));
}
function $unpacked(lists, packed) {
    const list = (i) => lists[i];
    return packed.map(([sameAs, lo, hi, optional, flows, uses, open]) => ({
        sameAs,
        lo: list(lo),
        hi: list(hi),
        optional: list(optional),
        flows: flows.map(([control, ...exits]) => ({
            control: list(control),
            exits: exits.map(([to, places, deps]) => ({
                to,
                sets: list(places).map((place, i) => [place, list(list(deps)[i])]),
            })),
        })),
        uses: uses.map(list),
        open: open.map(([place, cut, isLoop, from]) => ({
            place,
            cut,
            kind: isLoop === 1 ? "loop" : "draw",
            from,
        })),
    }));
}
function $unpackedList(text) {
    if (text === "")
        return [];
    return text.split(",").flatMap((part) => {
        const [first, last] = part.split("..").map(Number);
        if (last !== undefined)
            return Array.from({ length: last - first + 1 }, (_, i) => first + i);
        const [value, times] = part.split("*").map(Number);
        return Array.from({ length: times ?? 1 }, () => value);
    });
}
let $current = null;
/** Whose entries the tables hold; null: nobody's. */
const $bound = () => $current;
function $sameOwn(a, b) {
    return a === b || (a !== null && b !== null && a.rules === b.rules && a.key === b.key);
}
/** From here on these entries count. */
function $use(own) {
    if (own === $current)
        return;
    if ($current !== null)
        for (const list of $current.lists.values())
            $fill(list, false);
    if (own !== null)
        for (const list of own.lists.values())
            $fill(list, true);
    $current = own;
}
function $fill({ facts, names, rows }, isThere) {
    names.forEach((_, place) => {
        facts.taken[place] = isThere ? 1 : 0;
        facts.columns.forEach(({ cells, optional, range, list, later }, column) => {
            const empty = optional || list !== null || later === true ? $NONE : range[0];
            cells.forEach((table, item) => {
                table[place] = isThere ? (rows[place]?.[column]?.[item] ?? empty) : empty;
            });
        });
    });
}
/** A way into the engine: it begins with nobody's entries, and leaves the tables as they were. */
function $entering({ own }, make) {
    if (own === undefined)
        return make();
    const before = $current;
    $use(null);
    try {
        return make();
    }
    finally {
        $use(before);
    }
}
/** Something of a call that is worked out later: its entries count again for so long. */
function $within(own, make) {
    const before = $current;
    if (before === own)
        return make();
    $use(own);
    try {
        return make();
    }
    finally {
        $use(before);
    }
}
const $nobody = [];
/** Names in the places of a list now. */
function $namesNow(id, own = $current) {
    return own?.lists.get(id)?.names ?? $nobody;
}
/** The code of an entry that came with data; undefined where none of these lists has it. */
function $ownCode(ids, name) {
    if (ids === undefined || $current === null)
        return undefined;
    for (const id of ids) {
        const list = $current.lists.get(id);
        const place = list?.names.indexOf(name) ?? -1;
        if (place >= 0)
            return list.facts.first + place;
    }
    return undefined;
}
/** The name behind a code. */
function $ownName(ids, code) {
    if (ids === undefined || $current === null)
        return undefined;
    for (const id of ids) {
        const list = $current.lists.get(id);
        const name = list?.names[code - list.facts.first];
        if (name !== undefined)
            return name;
    }
    return undefined;
}
/** Names and codes of these lists now. */
function $ownNames(ids) {
    if (ids === undefined || $current === null)
        return [];
    return ids.flatMap((id) => $namesNow(id).map((name, i) => ({ name, code: $current.lists.get(id).facts.first + i })));
}
/** The cell of such an entry among those of a field, counted from the field's first; -1 where there is none of this name. */
function $ownCell(all, name) {
    for (const { id, at } of all ?? []) {
        const place = $namesNow(id).indexOf(name);
        if (place >= 0)
            return at + place;
    }
    return -1;
}
/** The entries of a field with their cells, counted from its first: those of the text, behind them those that came with data. */
function $entriesNow(entries, all, own = $current) {
    const written = entries.flatMap((one, cell) => (one.name === "" ? [] : [{ ...one, cell }]));
    if (all === undefined || own === null)
        return written;
    return [
        ...written,
        ...all.flatMap(({ id, at }) => $namesNow(id, own).map((name, i) => ({ name, also: [], cell: at + i }))),
    ].toSorted((a, b) => a.cell - b.cell);
}
/** How many cells a field with these entries has. */
function $cellCount({ entries, own, }) {
    return (entries?.length ?? 1) + (own ?? []).reduce((sum, { places }) => sum + places, 0);
}
/** The number for a value that came from outside (dice and texts are read elsewhere). */
function $readValue(typed, value) {
    const { shape, range, optional } = typed;
    if (value === null)
        return optional
            ? $NONE
            : $misfit("mismatched-value", "There must be a value here.", $allowedOf(typed));
    switch (shape.kind) {
        case "yes-no":
            if (typeof value === "boolean")
                return Number(value);
            return $misfit("mismatched-value", `${$shape_shown(value)} is neither true nor false.`, [
                false,
                true,
            ]);
        case "named": {
            if (typeof value === "string")
                return $readName(typed, shape.names, value);
            if (typeof value === "number" && shape.numbers)
                return $readNumber(value, range);
            return $misfit("mismatched-value", `${$shape_shown(value)} is not one of the names.`, $allowedOf(typed));
        }
        case "number":
            return $readNumber(value, range);
        case "dice":
        case "text":
            return $misfit("mismatched-value", `${$shape_shown(value)} is not a ${shape.kind}.`, `a ${shape.kind}`);
    }
}
/** The value as it is written. */
function $written(shape, code) {
    if (code === $NONE)
        return null;
    if (shape.kind === "yes-no")
        return code !== 0;
    if (shape.kind !== "named")
        return code;
    const step = shape.names.find(({ low, high }) => low <= code && code <= high);
    if (step === undefined)
        return $ownName(shape.own, code) ?? code;
    return $isName(shape.names, step) ? step.name : code;
}
/** What a value may be, for messages and forms. */
function $allowedOf({ shape, range, optional }) {
    const none = optional ? [null] : [];
    switch (shape.kind) {
        case "yes-no":
            return [...none, false, true];
        case "number":
            return { from: range[0], to: range[1] };
        case "named": {
            const inside = shape.names.filter(({ low, high }) => high >= range[0] && low <= range[1]);
            const own = $ownNames(shape.own).filter(({ code }) => range[0] <= code && code <= range[1]);
            return [
                ...none,
                ...inside.map((step) => ($isName(shape.names, step) ? step.name : step.low)),
                ...own.map(({ name }) => name),
            ];
        }
        case "dice":
            return `dice such as "1d6"`;
        case "text":
            return "a text";
    }
}
/** A value from outside in a message: short, whatever it is. */
function $shape_shown(value) {
    if (typeof value === "string")
        return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value);
    if (typeof value === "number" ||
        typeof value === "boolean" ||
        value === null ||
        value === undefined)
        return `${value}`;
    return Array.isArray(value) ? "a list" : `a value of type ${typeof value}`;
}
/** The name stands for one number, and no other step has it. */
function $isName(names, step) {
    return (step.low === step.high && names.every((other) => other === step || other.name !== step.name));
}
function $readName(typed, names, given) {
    const codes = $codesOf(names);
    const { range, shape, optional } = typed;
    const code = codes.get(given) ??
        codes.get(given.normalize("NFC")) ??
        $ownCode(shape.kind === "named" ? shape.own : undefined, given.normalize("NFC"));
    if (code !== undefined && code >= range[0] && code <= range[1])
        return code;
    if (optional && shape.kind === "named" && shape.none === given.normalize("NFC"))
        return $NONE;
    if (code === undefined)
        return $misfit("unknown-name", `There is no ${$shape_shown(given)} here.`, $allowedOf(typed));
    return $misfit("out-of-range", `${$shape_shown(given)} is not allowed here.`, $allowedOf(typed));
}
const $codesByName = new WeakMap();
/** Numbers by name and abbreviation, of steps that have a name of their own. */
function $codesOf(names) {
    const before = $codesByName.get(names);
    if (before !== undefined)
        return before;
    const own = names.filter((step) => $isName(names, step));
    const shorts = own.flatMap(({ also = [], low }) => also.map((name) => [name, low]));
    const made = new Map([...shorts, ...own.map(({ name, low }) => [name, low])]);
    $codesByName.set(names, made);
    return made;
}
function $readNumber(value, range) {
    const allowed = { from: range[0], to: range[1] };
    if (typeof value !== "number" || !Number.isInteger(value))
        return $misfit("mismatched-value", `${$shape_shown(value)} is not a whole number.`, allowed);
    if (value < range[0] || value > range[1])
        return $misfit("out-of-range", `${value} is not within ${range[0]}..${range[1]}.`, allowed);
    return value + 0;
}
function $misfit(code, message, allowed) {
    return { code, message, allowed };
}
/** Most things in one list, most signs in one text. */
const $MOST_THINGS = 1000;
const $MOST_SIGNS = 10_000;
// The text form of pools: "2d6 + 1" in data and, with every option, in messages. Invariant: parseDice(showDice(p)) is p for every
// pool without options that keeps to the limits.
/** Limits for dice that come with data; dice in a rule's text have limits of their own. */
const $MOST_DICE = 100;
const $MOST_FACES = 1000;
const $MOST_PLUS = 1_000_000;
const $sixes = [1, 2, 3, 4, 5, 6];
const $twoDigits = $sixes.flatMap((tens) => $sixes.map((ones) => tens * 10 + ones));
function $isDiceProblem(parsed) {
    return "problem" in parsed;
}
/**
 * "1d6", "2w4 + 1", "d20", "d%", "4dF", "3W(-1, 0, 1)", "d(0..9)", "d66": a sum of dice, the letter d or w, with a number added or taken away. Never
 * throws; equal texts give equal pools, not the same one.
 */
function $parseDice(text) {
    const parts = /^\s*(\d*)\s*[dDwW]\s*(?:(\d+)|(%)|([fF])|\(([^()]*)\))\s*(?:([+\-−])\s*(\d+)\s*)?$/u.exec(text);
    if (parts === null)
        return { problem: "malformed", limit: null };
    const [, times = "", sides, percent, fate, list, sign, added = "0"] = parts;
    const n = times === "" ? 1 : Number(times);
    if (n > $MOST_DICE)
        return { problem: "too-many-dice", limit: $MOST_DICE };
    const count = percent !== undefined ? 100 : Number(sides ?? 0);
    if (sides === "66" && n > 1)
        return { problem: "malformed", limit: null };
    if (count > $MOST_FACES)
        return { problem: "too-many-faces", limit: $MOST_FACES };
    if (Number(added) > $MOST_PLUS)
        return { problem: "too-large-number", limit: $MOST_PLUS };
    const faces = list !== undefined
        ? $ownFaces(list)
        : fate !== undefined
            ? [-1, 0, 1]
            : sides === "66"
                ? $twoDigits
                : Array.from({ length: count }, (_, i) => i + 1);
    if ("problem" in faces)
        return faces;
    if (n === 0 || faces.length === 0)
        return { problem: "malformed", limit: null };
    const plus = sign === undefined || sign === "+" ? Number(added) : -Number(added) + 0;
    return { unit: { kind: "faces", faces }, n, then: [], plus, value: "sum" };
}
function $ownFaces(list) {
    const bands = list
        .split(/[,;]/u)
        .map((face) => /^\s*([+-]?\d+)\s*(?:\.\.\s*([+-]?\d+)\s*)?$/u.exec(face.replaceAll("−", "-")));
    const values = [];
    for (const band of bands) {
        if (band === null)
            return { problem: "malformed", limit: null };
        const [low, high] = [Number(band[1]) + 0, Number(band[2] ?? band[1]) + 0];
        if (low > high)
            return { problem: "malformed", limit: null };
        if (Math.abs(low) > $MOST_PLUS || Math.abs(high) > $MOST_PLUS)
            return { problem: "too-large-number", limit: $MOST_PLUS };
        if (values.length + high - low >= $MOST_FACES)
            return { problem: "too-many-faces", limit: $MOST_FACES };
        for (let value = low; value <= high; value++)
            values.push(value);
    }
    return values;
}
/** "4d6, keep highest 3", "6 times (2d6 + 2), drop lowest 1"; `letter` is "d" or "W". */
function $showDice(pool, letter = "d") {
    const dice = $showUnit(pool.unit, pool.n, letter);
    const options = [
        ...pool.then.filter((s) => !$keepsAll(pool, s)).map($showStep),
        ...(pool.value === "list" ? ["separately"] : []),
    ];
    const plus = pool.plus === 0 ? "" : pool.plus < 0 ? ` - ${-pool.plus}` : ` + ${pool.plus}`;
    return options.length === 0 ? dice + plus : `${dice}${plus}, ${options.join(", ")}`;
}
/** It only puts the dice in order. */
function $keepsAll(pool, step) {
    return step.kind === "keep" && pool.value === "list" && step.n >= pool.n;
}
function $showUnit(unit, n, letter) {
    if (unit.kind === "total")
        return `${n} times (${$showDice(unit.of, letter)})`;
    const faces = unit.faces;
    if (n === 1 && $isTwoDigits(faces))
        return `${letter}66`;
    const isPlain = faces.every((face, i) => face === i + 1);
    return `${n}${letter}${isPlain && faces.length !== 66 ? faces.length : `(${$shownFaces(faces)})`}`;
}
/** Those that follow each other as a band where the list would be long. */
function $shownFaces(faces) {
    const [low = 0] = faces;
    return faces.length > 20 && faces.every((face, i) => face === low + i)
        ? `${low}..${low + faces.length - 1}`
        : faces.join(", ");
}
/** D66 are two dice read as digits. */
function $isTwoDigits(faces) {
    return faces.length === 36 && faces.every((face, i) => face === $twoDigits[i]);
}
function $showStep(step) {
    switch (step.kind) {
        case "keep":
        case "drop":
            return `${step.kind} ${step.end} ${step.n}`;
        case "count":
            return `counting ${$showRange(step.on)}${step.worth === 1 ? "" : step.worth === 2 ? " twice" : ` as ${step.worth}`}`;
        case "explode":
            return `exploding on ${$showRange(step.on)}${$atMost(step.most)}`;
        case "reroll":
            return `rerolling ${$showRange(step.on)}${$atMost(step.most)}`;
    }
}
function $showRange(range) {
    return range[0] === range[1] ? `${range[0]}` : `${range[0]}..${range[1]}`;
}
function $atMost(most) {
    return most === null ? "" : ` at most ${most} ${most === 1 ? "time" : "times"}`;
}
const $MOST = 200;
function $collector() {
    const found = [];
    return {
        found,
        add: (path, code, message, allowed = null, clauses = []) => {
            if (found.length < $MOST)
                found.push({ path, code, message, allowed, clause: clauses[0] ?? null });
        },
    };
}
/** The error that carries them. */
function $refusal(code, what, problems) {
    const lines = problems
        .slice(0, 5)
        .map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
    const more = problems.length > 5 ? ` (and ${problems.length - 5} more)` : "";
    return new $RuleError(code, `${what}: ${lines.join(" ")}${more}`, {}, problems);
}
function $under(path, key) {
    return path === "" ? key : `${path}.${key}`;
}
/** The own keys of a plain object, read once; null where it is none. */
function $ownValues(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return null;
    return new Map(Object.keys(value).map((key) => [key, value[key]]));
}
/** An object without a prototype behind it, so that no key means anything but itself; JSON and structuredClone take it as any other. */
function $plainObject(entries) {
    const made = {};
    for (const [key, value] of entries) {
        if (key === "__proto__")
            continue;
        made[key] = value;
    }
    return Object.freeze(made);
}
const $kept_known = new WeakMap();
/** What is kept for this object, if it came out of an engine's door. */
function $keptOf(value) {
    return typeof value === "object" && value !== null ? $kept_known.get(value) : undefined;
}
/** Keeps it and makes its JSON. */
function $keep(rules, given) {
    const parts = { ...given, cells: $addedUp(given) };
    const kept = { ...parts, json: $jsonOf(rules, parts) };
    $kept_known.set(kept.json, kept);
    return kept;
}
/** The cells with what the things in its lists come to together, where they act. */
function $addedUp({ facts, cells, lists }) {
    const acting = facts.lists.filter(({ acts }) => acts !== undefined);
    if (acting.length === 0)
        return cells;
    const made = cells.slice();
    for (const [column, cell] of Object.entries(facts.columns))
        if (column.startsWith("$acts/"))
            made[cell] = 0;
    for (const { acts, key } of acting)
        for (const thing of lists.get(key) ?? [])
            for (const { id, value } of thing.facts.acting ?? []) {
                const cell = facts.columns[`$acts/${acts}/${id}`];
                if (cell !== undefined)
                    made[cell] = made[cell] + value(thing.cells, 0);
            }
    return made;
}
/** The same with other cells (dice as texts in `dice`) and other things in its lists. */
function $kept_changed(rules, old, change) {
    return $keep(rules, { ...old, ...change });
}
const $diceCellsOf = new WeakMap();
function $diceCells(facts) {
    const before = $diceCellsOf.get(facts);
    if (before !== undefined)
        return before;
    const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
    const cells = fields
        .filter((field) => field.shape.kind === "dice" && field.cell >= 0)
        .flatMap((field) => Array.from({ length: $cellCount(field) }, (_, i) => field.cell + i));
    const made = new Set(cells);
    $diceCellsOf.set(facts, made);
    return made;
}
function $diceText(pool, language) {
    return $showDice(pool, language === "de" ? "W" : "d");
}
// ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $jsonOf(rules, kept) {
    const { facts } = kept;
    const head = facts.kind === "sheet"
        ? { ruleset: rules.name, version: rules.version, sheet: facts.name }
        : { thing: facts.name };
    const entries = [["$", Object.freeze(head)]];
    for (const field of facts.fields)
        entries.push([field.key, $fieldJson(kept, field)]);
    for (const list of facts.lists)
        entries.push([list.key, $listJson(kept, list)]);
    const held = facts.conditions.filter(({ cell }) => $isHeld(kept.cells[cell]));
    if (held.length > 0) {
        const conditions = held.map((condition) => {
            const fields = condition.fields.map((field) => [field.key, $fieldJson(kept, field)]);
            const level = condition.levels === null ? [] : [["level", kept.cells[condition.cell] ?? 0]];
            return [
                condition.name,
                fields.length + level.length === 0 ? true : $plainObject([...level, ...fields]),
            ];
        });
        entries.push(["$conditions", $plainObject(conditions)]);
    }
    if (facts.kind === "sheet" && kept.mine !== null)
        entries.push(["$entries", kept.mine.json]);
    return $plainObject(entries);
}
function $isHeld(level) {
    return level !== undefined && level !== $NONE && level !== 0;
}
function $fieldJson(kept, field) {
    if (field.cell < 0)
        return kept.texts.get(field.key) ?? "";
    const value = (entry) => $cellJson(kept, field, entry);
    if (field.entries === null)
        return value(0);
    return $plainObject($shownEntries(kept, field.entries, field.own).map(({ name, cell }) => [name, value(cell)]));
}
function $cellJson(kept, field, entry) {
    const code = kept.cells[field.cell + entry] ?? $NONE;
    if (field.shape.kind === "dice")
        return code === $NONE ? null : (kept.dice[code]?.text ?? null);
    return $written(field.shape, code);
}
function $listJson(kept, list) {
    if (list.values !== null) {
        const { cell, shape, optional } = list.values;
        const codes = kept.cells
            .slice(cell, cell + list.most)
            .filter((code) => optional || code !== $NONE);
        return Object.freeze(codes.map((code) => $written(shape, code)));
    }
    if (list.kinds === null)
        return Object.freeze((kept.lists.get(list.key) ?? []).map((thing) => thing.json));
    const { cell, names, own } = list.kinds;
    return Object.freeze($entriesNow(names, own, kept.own).flatMap((one) => Array.from({ length: kept.cells[cell + one.cell] ?? 0 }, () => one.name)));
}
/** Those of the text and its own; in a call others may stand beside them. */
function $shownEntries({ own, mine }, entries, at) {
    const all = $entriesNow(entries, at, own);
    if (at === undefined || own === mine)
        return all;
    const names = new Set($entriesNow(entries, at, mine).map(({ name }) => name));
    return all.filter(({ name }) => names.has(name));
}
/** The things of a list; a single one will do. */
function $readThings(reading, list, value, path, readSheet) {
    const { problems, rules } = reading;
    const items = Array.isArray(value) ? value : [value];
    if (!$isLength(list, items.length, path, problems))
        return [];
    return items.flatMap((item, i) => {
        const at = $under(path, String(i));
        const named = typeof item === "string" ? $thingNamed(list.of, item) : null;
        const facts = named ?? $thingOf(list.of, item, at, problems);
        const kept = facts === null
            ? null
            : readSheet(rules, facts, named === null ? item : { [$KIND]: item }, at, problems);
        return kept === null ? [] : [kept];
    });
}
/** Of a single thing: the entry of its catalogue that it is. */
const $KIND = "$kind";
/** What a thing is that is called by its entry alone. */
function $thingNamed(of, name) {
    return (of.find((facts) => facts.fields.some((field) => field.key === $KIND && typeof $readValue(field, name) === "number")) ?? null);
}
/** Which of these kinds of things it is; null where a problem was added. */
function $thingOf(of, item, path, problems) {
    const names = of.map(({ name }) => name);
    const kept = $keptOf(item);
    if (kept !== undefined) {
        if (of.includes(kept.facts))
            return kept.facts;
        problems.add(path, "mismatched-value", `A ${kept.facts.name} cannot stand here.`, names);
        return null;
    }
    const given = $ownValues(item);
    if (given === null) {
        problems.add(path, "mismatched-value", `${$shape_shown(item)} is no thing; an object is wanted.`, names);
        return null;
    }
    const tag = $ownValues(given.get("$"))?.get("thing");
    const fitting = tag === undefined
        ? of.filter((facts) => $hasKeys(facts, given))
        : of.filter(({ name }) => name === tag);
    const [first, second] = fitting;
    if (first !== undefined && second === undefined)
        return first;
    if (tag === undefined && of.length === 1)
        return of[0] ?? null;
    const problem = tag !== undefined ? `There is no ${$shape_shown(tag)} here.` : "Say what it is.";
    problems.add($under(path, "$.thing"), "unknown-name", `${problem} For example { "$": { "thing": ${$shape_shown(names[0])} } }.`, names);
    return null;
}
function $hasKeys(facts, given) {
    const names = new Set([...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]));
    const isMissing = facts.fields.some(({ key, also, start }) => start === null && ![key, ...also].some((name) => given.has(name)));
    return !isMissing && [...given.keys()].every((key) => key.startsWith("$") || names.has(key));
}
/** Kinds: how often each is there. */
function $readKinds(reading, list, kinds, value, path) {
    const { problems, cells } = reading;
    const names = $entriesNow(kinds.names, kinds.own).map(({ name }) => name);
    const items = Array.isArray(value) ? value : [value];
    if (!$isLength(list, items.length, path, problems))
        return;
    items.forEach((item, i) => {
        const kind = typeof item === "string" ? $kindNumber(kinds, item.normalize("NFC")) : -1;
        if (kind < 0)
            return problems.add($under(path, String(i)), "unknown-name", `There is no ${$shape_shown(item)} here.`, names);
        const count = (cells[kinds.cell + kind] ?? 0) + 1;
        if (count > kinds.most)
            problems.add($under(path, String(i)), "duplicate-key", `${$shape_shown(item)} can be there only ${kinds.most} times.`, names);
        cells[kinds.cell + kind] = count;
    });
}
/** Values: one cell each; of places that are told apart those that are left out are empty. */
function $door_lists_readSlots(reading, list, typed, value, path) {
    const { problems, cells } = reading;
    const items = Array.isArray(value) ? value : [value];
    if (!$isLength(list, items.length, path, problems))
        return;
    items.forEach((item, i) => {
        const code = $readValue(typed, item);
        if (typeof code === "number")
            cells[typed.cell + i] = code;
        else
            problems.add($under(path, String(i)), code.code, code.message, code.allowed, list.clauses);
    });
}
function $kindNumber({ names, own }, given) {
    const found = names.findIndex(({ name, also }) => name !== "" && (name === given || also.includes(given)));
    return found < 0 ? $ownCell(own, given) : found;
}
function $isLength(list, length, path, problems) {
    const most = Math.min($MOST_THINGS, list.most);
    if (length >= list.least && length <= most)
        return true;
    const allowed = { from: list.least, to: most };
    problems.add(path, length > $MOST_THINGS ? "too-large" : "out-of-range", `${length} things; ${list.least} to ${most} may be there.`, allowed, list.clauses);
    return false;
}
// What people name themselves, `$entries` of a sheet: read, checked against the columns of its list, and put together for a call.
// Invariant: what passes here fits the columns; the same words always stand in the same places.
/** Reserved key of a sheet. */
const $ENTRIES = "$entries";
/** Signs of a name that somebody gives. */
const $MOST_NAME = 200;
/** `ids`: the lists that a sheet may add to. Null where nothing is added. What has a problem stands in its place all the same. */
function $own_read_readOwn(rules, ids, value, path, problems) {
    if (value === undefined)
        return null;
    const lists = (rules.own ?? []).filter(({ id }) => ids.includes(id));
    const keys = lists.map(({ name }) => name);
    const given = $ownValues(value);
    if (given === null) {
        problems.add(path, "mismatched-value", `${$shape_shown(value)} is no object of lists by name.`, keys);
        return null;
    }
    const all = [];
    for (const [key, inside] of given) {
        const facts = lists.find(({ name, also }) => name === key.normalize("NFC") || also.includes(key.normalize("NFC")));
        const at = $under(path, facts?.name ?? key);
        if (key === "__proto__")
            problems.add(at, "misplaced-key", "A key may not be called __proto__.", keys);
        else if (facts === undefined)
            problems.add(at, "unknown-key", `There is no list ${$shape_shown(key)} to which entries can be added.`, keys);
        else if (all.some((one) => one.facts === facts))
            problems.add(at, "duplicate-key", "It is given twice.", facts.name);
        else
            all.push({ facts, entries: $readNames(facts, inside, at, all, problems) });
    }
    return $ownOf(rules, lists.flatMap((facts) => all.filter((one) => one.facts === facts)), path, problems);
}
function $readNames(facts, value, path, before, problems) {
    const found = new Map();
    const given = $ownValues(value);
    if (given === null)
        problems.add(path, "mismatched-value", `${$shape_shown(value)} is no object of entries by name.`, "an object");
    const others = new Set(before
        .filter((one) => one.facts.kinds === facts.kinds)
        .flatMap(({ entries }) => [...entries.keys()]));
    for (const [key, inside] of given ?? []) {
        const name = key.normalize("NFC");
        const at = $under(path, key);
        const columns = $ownValues(inside);
        const wrong = $nameProblem(name);
        if (wrong !== null)
            problems.add(at, "misplaced-key", wrong);
        else if (facts.named.includes(name))
            problems.add(at, "duplicate-key", `There is ${$shape_shown(name)} in the rules already.`);
        else if (found.has(name) || others.has(name))
            problems.add(at, "duplicate-key", `${$shape_shown(name)} is given twice.`);
        else if (columns === null)
            problems.add(at, "mismatched-value", `${$shape_shown(inside)} does not say what the entry is; an object of columns is wanted.`, facts.columns.map((one) => one.key));
        else if (found.size === facts.places)
            problems.add(at, "too-large", `At most ${facts.places} entries can be added to ${facts.name}.`, { from: 0, to: facts.places });
        else
            found.set(name, columns);
    }
    return found;
}
function $nameProblem(name) {
    if (name === "__proto__")
        return "An entry may not be called __proto__.";
    if (name.trim() !== name || name === "" || name.length > $MOST_NAME)
        return `A name has 1 to ${$MOST_NAME} signs and no blank at its ends.`;
    return name.startsWith("$") || /\p{Cc}/u.test(name)
        ? "A name does not begin with $ and has no control signs."
        : null;
}
/** Null: there are none. */
function $ownOf(rules, all, path, problems) {
    const some = all.filter(({ entries }) => entries.size > 0);
    if (some.length === 0)
        return null;
    const dice = [];
    const place = (rows) => new Map(some.map(({ facts, entries }) => [facts.id, { facts, names: [...entries.keys()], rows }]));
    const lists = new Map();
    // An entry may name others that come with it.
    const json = $within({ rules, key: "", json: {}, lists: place([]), dice: [] }, () => some.map(({ facts, entries }) => {
        const read = [...entries].map(([name, columns]) => $readEntry(rules, facts, columns, $under($under(path, facts.name), name), dice, problems));
        const names = [...entries.keys()];
        lists.set(facts.id, { facts, names, rows: read.map((one) => one.row) });
        return [
            facts.name,
            $plainObject(names.map((name, i) => [name, read[i].json])),
        ];
    }));
    const words = $plainObject(json);
    return { rules, key: JSON.stringify(words), json: words, lists, dice };
}
function $readEntry(rules, { columns }, given, path, dice, problems) {
    const keys = columns.map(({ key }) => key);
    for (const key of given.keys())
        if (!columns.some((one) => one.key === key.normalize("NFC") || one.also.includes(key.normalize("NFC"))))
            problems.add($under(path, key), key === "__proto__" ? "misplaced-key" : "unknown-key", `There is no column ${$shape_shown(key)} that could be given.`, keys);
    const json = [];
    const row = columns.map((column) => {
        const [first, second] = [...given.keys()].filter((key) => [column.key, ...column.also].includes(key.normalize("NFC")));
        const at = $under(path, column.key);
        if (second !== undefined)
            problems.add(at, "duplicate-key", "It is given twice.", column.key);
        const { codes, said } = $readColumn(rules, column, first === undefined ? undefined : given.get(first), at, dice, problems);
        if (said !== undefined)
            json.push([column.key, said]);
        return codes;
    });
    return { row, json: $plainObject(json) };
}
/** `said`: as it is written down; undefined where it follows from the others. */
function $readColumn(rules, column, value, path, dice, problems) {
    const { shape, start, list, later, clauses } = column;
    const add = (code, message, allowed) => problems.add(path, code, message, allowed, clauses);
    if (list !== null) {
        const items = value === undefined ? [] : Array.isArray(value) ? value : [value];
        if (items.length < list.least || items.length > list.most)
            add("out-of-range", `${items.length} values; ${list.least} to ${list.most} may be given.`, {
                from: list.least,
                to: list.most,
            });
        const codes = items
            .slice(0, list.most)
            .map((item, i) => $readOne(rules, column, item, $under(path, String(i)), dice, problems));
        return { codes, said: Object.freeze(codes.map((code) => $written(shape, code))) };
    }
    if (value === undefined && later === true)
        return { codes: [$NONE], said: undefined };
    if (value === undefined && shape.kind === "text")
        return { codes: [], said: "" };
    if (value === undefined && start === null)
        add("missing-value", "It has no start value and must be given.", $allowedOf(column));
    if (value === undefined)
        return { codes: [start ?? $NONE], said: $written(shape, start ?? $NONE) };
    if (shape.kind === "text")
        return { codes: [], said: $own_read_readText(value, add) };
    const code = $readOne(rules, column, value, path, dice, problems);
    return {
        codes: [code],
        said: shape.kind === "dice" && code !== $NONE
            ? (dice[code - rules.pools.length]?.text ?? null)
            : $written(shape, code),
    };
}
function $own_read_readText(value, add) {
    if (typeof value !== "string")
        add("mismatched-value", `${$shape_shown(value)} is no text.`, "a text");
    else if (value.length > $MOST_SIGNS)
        add("too-large", `A text has at most ${$MOST_SIGNS} signs.`, "a text");
    return typeof value === "string" ? value.slice(0, $MOST_SIGNS) : "";
}
function $readOne(rules, column, value, path, dice, problems) {
    if (column.shape.kind === "dice" && typeof value === "string") {
        const pool = $parseDice(value.slice(0, $MOST_SIGNS));
        if (!$isDiceProblem(pool))
            return rules.pools.length + dice.push({ text: value.trim(), pool }) - 1;
        problems.add(path, pool.problem === "malformed" ? "malformed-dice" : "too-large", `${$shape_shown(value)} are no dice that can be thrown.`, $allowedOf(column), column.clauses);
        return $NONE;
    }
    const code = $readValue(column, value);
    if (typeof code === "number")
        return code;
    problems.add(path, code.code, code.message, code.allowed, column.clauses);
    return column.optional ? $NONE : column.range[0];
}
// ── put together ─────────────────────────────────────────────────────────────────────────────────────────────────────────
const $unions = new WeakMap();
/** Both together; a problem where they say different things of one name, or are too many. Null where one was added. */
function $united(rules, a, b, path, problems) {
    if (a === null || b === null)
        return a ?? b;
    if (a === b || a.key === b.key)
        return a;
    const before = $unions.get(a)?.get(b);
    if (before !== undefined)
        return before;
    const count = problems.found.length;
    const lists = (rules.own ?? []).flatMap((facts) => {
        const [one, other] = [$entriesOf(a, facts), $entriesOf(b, facts)];
        for (const [name, said] of other)
            if (one.has(name) && JSON.stringify(one.get(name)) !== JSON.stringify(said))
                problems.add($under($under(path, $ENTRIES), `${facts.name}.${name}`), "differing-entry", `Another sheet says something else of ${$shape_shown(name)}.`);
        const entries = new Map([...one, ...other]);
        if (entries.size > facts.places)
            problems.add($under($under(path, $ENTRIES), facts.name), "too-large", `Together the sheets add ${entries.size} entries to ${facts.name}; at most ${facts.places} can take part in one call.`, { from: 0, to: facts.places });
        return entries.size === 0 ? [] : [[facts.name, $plainObject(entries)]];
    });
    if (problems.found.length > count)
        return null;
    const made = $ownFrom(rules, $plainObject(lists), path, problems);
    if (made === null)
        return null;
    const known = $unions.get(a) ?? new WeakMap();
    $unions.set(a, known);
    known.set(b, made);
    return made;
}
function $entriesOf({ json }, { name }) {
    return new Map(Object.entries(json[name] ?? {}));
}
function $ownFrom(rules, json, path, problems) {
    return $own_read_readOwn(rules, (rules.own ?? []).map(({ id }) => id), json, $under(path, $ENTRIES), problems);
}
/** Those of `own`, which count now, whose names are wanted, by list, with those that they name; `first` come first, as they stand. */
function $partOf(rules, own, first, named) {
    const wanted = $withNamed(rules, own, named);
    const lists = (rules.own ?? []).flatMap((facts) => {
        const [mine, all] = [
            first === null ? new Map() : $entriesOf(first, facts),
            $entriesOf(own, facts),
        ];
        const more = [...all].filter(([name]) => !mine.has(name) && wanted.get(facts.id)?.has(name) === true);
        return mine.size + more.length === 0
            ? []
            : [[facts.name, $plainObject([...mine, ...more])]];
    });
    const problems = $collector();
    const made = lists.length === 0 ? null : $ownFrom(rules, $plainObject(lists), "", problems);
    if (problems.found.length > 0)
        throw new Error(`entries that were read are no longer right: ${problems.found[0].message}`);
    return made !== null && first !== null && made.key === first.key ? first : made;
}
function $withNamed(rules, own, named) {
    const found = new Map([...named].map(([id, names]) => [id, new Set(names)]));
    const open = [...named].flatMap(([id, names]) => [...names].map((name) => ({ id, name })));
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { id, name } = next;
        const list = own.lists.get(id);
        const facts = rules.own?.find((one) => one.id === id);
        const row = list?.rows[list.names.indexOf(name)] ?? [];
        for (const [i, { shape }] of (facts?.columns ?? []).entries())
            for (const code of row[i] ?? [])
                for (const other of shape.kind === "named" ? (shape.own ?? []) : []) {
                    const to = $ownName([other], code);
                    if (to === undefined || found.get(other)?.has(to) === true)
                        continue;
                    found.set(other, (found.get(other) ?? new Set()).add(to));
                    open.push({ id: other, name: to });
                }
    }
    return found;
}
// The fingerprint of the state's shape: what a save was written for. Invariant: it depends on what can stand in a sheet and under which
// names, never on formulas, texts or the order in which they were declared elsewhere.
const $prints = new WeakMap();
/** 64 bits as 16 hexadecimal signs; worked out once. */
function $shapePrint(facts) {
    const before = $prints.get(facts);
    if (before !== undefined)
        return before;
    const made = $hashText(JSON.stringify($outline(facts, [])));
    $prints.set(facts, made);
    return made;
}
/** Of a conflict: its own fields, how it ends, who is in it, what stands between them. */
function $conflictPrint({ body, gives, fight, sheets, pairs }) {
    const sides = fight.sides.map(({ name }, i) => [name, $shapePrint(sheets[i])]);
    return $hashText(JSON.stringify([
        $outline(body, []),
        gives === null ? null : $shapeOutline(gives),
        sides,
        ...Object.values(pairs).map((one) => $outline(one, [])),
    ]));
}
/** `above`: things that lie in each other are told once. */
function $outline(facts, above) {
    if (above.includes(facts.id))
        return facts.name;
    const within = [...above, facts.id];
    return [
        facts.name,
        facts.fields.map($fieldOutline),
        facts.lists.map((list) => $listOutline(list, within)),
        facts.conditions.map(({ name, levels, fields }) => [name, levels, fields.map($fieldOutline)]),
    ];
}
function $fieldOutline(field) {
    return [field.key, $typedOutline(field), $shape_print_namesOf(field.entries)];
}
function $listOutline({ key, of, kinds, values, least, most }, above) {
    const held = of.map((one) => $outline(one, above));
    return [
        key,
        least,
        most,
        held,
        $shape_print_namesOf(kinds?.names ?? null),
        values === null ? null : $typedOutline(values),
    ];
}
function $typedOutline({ shape, range, optional }) {
    return [$shapeOutline(shape), range, optional];
}
function $shapeOutline(shape) {
    if (shape.kind !== "named")
        return shape.kind;
    return [shape.names.map(({ name, low, high }) => [name, low, high]), shape.none];
}
function $shape_print_namesOf(entries) {
    return entries?.filter(({ name }) => name !== "").map(({ name }) => name) ?? null;
}
function $hashText(text) {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let i = 0; i < text.length; i++) {
        a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
        b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
    }
    const hex = (word) => (word >>> 0).toString(16).padStart(8, "0");
    return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}
// Which of two versions of a ruleset is the newer one. Invariant: numbers in them count as numbers, so 0.10 follows 0.9; equal only
// where the texts are.
/** Below 0: `a` is the older one. A word behind a number comes before the number alone: 1.0-draft, 1.0. */
function $compareVersions(a, b) {
    if (a === b)
        return 0;
    const [left, right] = [$versions_partsOf(a), $versions_partsOf(b)];
    for (let i = 0; i < Math.max(left.length, right.length); i++) {
        const order = $comparePart(left[i], right[i]);
        if (order !== 0)
            return order;
    }
    return a < b ? -1 : 1;
}
function $versions_partsOf(version) {
    return (version.match(/\d+|\p{L}+/gu) ?? []).map((part) => /^\d+$/.test(part) ? Number(part) : part.toLowerCase());
}
/** A word comes before nothing, nothing before a number other than 0. */
function $comparePart(a, b) {
    if (typeof a === "string" && typeof b === "string")
        return a === b ? 0 : a < b ? -1 : 1;
    if (typeof a === "string")
        return -1;
    if (typeof b === "string")
        return 1;
    return (a ?? 0) - (b ?? 0);
}
// Whether a sheet is of the version these rules are of. Invariant: one of another version is not read any further; what is older can be
// migrated, what is newer cannot.
/** False where a sheet or conflict of these rules says that it is of another version, or was saved in another shape than `print`. */
function $isOfVersion(rules, print, head, path, problems) {
    const values = $ownValues(head);
    const [version, shape] = [values?.get("version"), values?.get("shape")];
    if (values === null || (values.get("ruleset") ?? rules.name) !== rules.name)
        return true;
    if (typeof version === "string" && version !== rules.version) {
        const isNewer = $compareVersions(version, rules.version) > 0;
        const older = `It is of version ${version}; migrate brings it to version ${rules.version}.`;
        if (isNewer)
            problems.add($under(path, "version"), "newer-version", $newerText(version, rules.version), rules.version);
        else
            problems.add($under(path, "version"), "migrate", older, rules.version);
        return false;
    }
    if (shape === undefined || shape === print())
        return true;
    const what = "What can stand in it has changed since it was saved; migrate brings it to today's shape.";
    problems.add($under(path, "shape"), "migrate", what, print());
    return false;
}
function $newerText(version, own) {
    return `It is of version ${version}; these rules are version ${own} and cannot know what is new in it.`;
}
/** What the head says must be what these rules would write there. */
function $checkHead(wanted, head, path, problems) {
    if (head === undefined)
        return;
    const values = $ownValues(head);
    if (values === null)
        return problems.add(path, "mismatched-value", `${$shape_shown(head)} is no object.`, "an object");
    for (const [key, value] of values) {
        const right = wanted.get(key);
        if (right === undefined)
            problems.add($under(path, key), "unknown-key", `There is no ${$shape_shown(key)} here.`, [
                ...wanted.keys(),
            ]);
        else if (value !== right)
            problems.add($under(path, key), "differing-ruleset", `It is made for ${$shape_shown(value)}, not for ${$shape_shown(right)}.`, right);
    }
}
// The door of an engine: plain JSON from anywhere becomes a checked sheet or thing, or a list of everything that is wrong with it.
// Invariant: checking never throws and never changes its input; only own keys count, each is read once; what has passed once passes
// again for nothing.
/** Null: it has problems, and they were added. */
function $readSheet(rules, facts, input, path, problems) {
    const before = $keptOf(input);
    if (before?.facts === facts)
        return facts.kind === "thing" ? $boundTo(rules, before, $bound()) : before;
    const count = problems.found.length;
    let kept = null;
    try {
        const read = $door_readParts(rules, facts, input, path, problems, null);
        kept = read === null ? null : $keep(rules, read);
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        problems.add(path, "mismatched-value", `This cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    return problems.found.length === count ? kept : null;
}
/** `trusted`: it was read before, so its laws and ends are not looked at, and these entries count. */
function $door_readParts(rules, facts, input, path, problems, trusted) {
    const given = $ownValues(input);
    if (given === null) {
        problems.add(path, "mismatched-value", `${$shape_shown(input)} is no ${facts.name}; an object is wanted.`, "an object");
        return null;
    }
    const keys = $claimed(facts);
    // Of a sheet of another version nothing else is said: its shape is another one.
    const isSheet = facts.kind === "sheet";
    if (isSheet &&
        !$isOfVersion(rules, () => $shapePrint(facts), given.get("$"), $under(path, "$"), problems))
        return null;
    $checkKeys(given, keys, path, problems);
    $checkHead($headOf(rules, facts), given.get("$"), $under(path, "$"), problems);
    const { own, mine } = trusted ?? $ownFor(rules, facts, given.get($ENTRIES), path, problems);
    $use(own);
    const reading = {
        rules,
        path,
        problems,
        cells: facts.blank.slice(),
        dice: [],
        texts: new Map(),
        mine,
    };
    const isGiven = facts.fields.map((field) => $readField(reading, field, $valueOf(given, field, path, problems), path));
    const lists = new Map();
    for (const list of facts.lists)
        $readList(reading, list, $valueOf(given, list, path, problems), lists);
    $readConditions(reading, facts, given.get("$conditions"));
    if (problems.found.length > 0 && $hasProblemsUnder(problems, path))
        return null;
    $fillIn(reading, facts, isGiven);
    const read = {
        facts,
        cells: reading.cells,
        dice: reading.dice,
        texts: reading.texts,
        lists,
        own,
        mine,
    };
    if (trusted !== null)
        return read;
    $checkEnds(reading, facts);
    const cells = $addedUp(read);
    for (const law of facts.must)
        if (law.test(cells) === 0)
            problems.add(path, "broken-law", law.message, null, law.clauses);
    return read;
}
/** A sheet brings its own entries, a thing is of those around it. */
function $ownFor(rules, facts, value, path, problems) {
    if (facts.kind === "thing")
        return { own: $bound(), mine: $bound() };
    const own = facts.own === undefined
        ? null
        : $own_read_readOwn(rules, facts.own, value, $under(path, $ENTRIES), problems);
    return { own, mine: own };
}
// ── under the entries of a call ──────────────────────────────────────────────────────────────────────────────────────────
const $rebound = new WeakMap();
/** The same sheet or thing with its cells as these entries stand; they must hold its own. */
function $boundTo(rules, kept, own) {
    if ($sameOwn(kept.own, own) || !$caresForOwn(kept.facts))
        return kept;
    const before = $rebound.get(kept);
    if (before !== undefined && $sameOwn(before.own, own))
        return before;
    const made = {
        ...$readAgain(rules, kept, kept.json, { own, mine: kept.mine }),
        json: kept.json,
    };
    $rebound.set(kept, made);
    return made;
}
/** From its JSON, with what JSON does not show. */
function $readAgain(rules, kept, json, as) {
    const problems = $collector();
    const read = $door_readParts(rules, kept.facts, json, "", problems, as);
    if (read === null)
        throw new Error(`what was read is no longer right: ${problems.found[0]?.path} ${problems.found[0]?.message}`);
    const cells = read.cells.slice();
    for (const [column, cell] of Object.entries(kept.facts.columns))
        if (column.startsWith("$"))
            cells[cell] = kept.cells[cell];
    const made = { ...read, cells };
    return { ...made, cells: $addedUp(made) };
}
const $caring = new WeakMap();
/** Whether its cells depend on which entries come with data. */
function $caresForOwn(facts) {
    const before = $caring.get(facts);
    if (before !== undefined)
        return before;
    // Things may lie in things of their own kind.
    $caring.set(facts, false);
    const names = ({ shape }) => shape.kind === "named" && shape.own !== undefined;
    const fields = [...facts.fields, ...facts.conditions.flatMap((condition) => condition.fields)];
    const made = fields.some((field) => field.own !== undefined || names(field)) ||
        facts.lists.some(({ kinds, values, of }) => kinds?.own !== undefined || (values !== null && names(values)) || of.some($caresForOwn));
    $caring.set(facts, made);
    return made;
}
function $hasProblemsUnder(problems, path) {
    return problems.found.some((problem) => path === "" || problem.path === path || problem.path.startsWith(`${path}.`));
}
const $reservedKeys = ["$", "$conditions"];
function $claimed(facts) {
    return new Set([
        ...$reservedKeys,
        ...(facts.own === undefined ? [] : [$ENTRIES]),
        ...[...facts.fields, ...facts.lists].flatMap(({ key, also }) => [key, ...also]),
    ]);
}
function $checkKeys(given, keys, path, problems) {
    for (const key of given.keys()) {
        if (keys.has(key) || keys.has(key.normalize("NFC")))
            continue;
        const names = [...keys].filter((name) => !name.startsWith("$"));
        if (key === "__proto__")
            problems.add($under(path, key), "misplaced-key", "A key may not be called __proto__.", names);
        else
            problems.add($under(path, key), "unknown-key", `There is no ${$shape_shown(key)} here.`, names);
    }
}
/** The value under the full name or an abbreviation; both are one too many. */
function $valueOf(given, keyed, path, problems) {
    const names = [keyed.key, ...keyed.also];
    const found = [...given.keys()].filter((key) => names.includes(key.normalize("NFC")));
    if (found.length > 1)
        problems.add($under(path, keyed.key), "duplicate-key", `It is given twice: ${found.join(" and ")}.`, keyed.key);
    return found[0] === undefined ? undefined : given.get(found[0]);
}
/** What the head of one of these says. */
function $headOf(rules, facts) {
    if (facts.kind === "thing")
        return new Map([["thing", facts.name]]);
    return new Map([
        ["ruleset", rules.name],
        ["version", rules.version],
        ["sheet", facts.name],
        ["shape", $shapePrint(facts)],
    ]);
}
// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Which of the entries were given; a single value is entry 0. */
function $readField(reading, field, value, path) {
    const at = $under(path, field.key);
    if (value === undefined)
        return new Set();
    if (field.entries === null) {
        $readCell(reading, field, value, 0, at);
        return new Set([0]);
    }
    const given = $ownValues(value);
    const all = $entriesNow(field.entries, field.own);
    const names = all.map((candidate) => candidate.name);
    if (given === null) {
        reading.problems.add(at, "mismatched-value", `${$shape_shown(value)} is no object of values by name.`, names);
        return new Set();
    }
    const seen = new Set();
    const placeOf = (entry) => $under(at, all.find(({ cell }) => cell === entry).name);
    for (const [key, one] of given) {
        const name = key.normalize("NFC");
        const found = field.entries.findIndex((candidate) => candidate.name === name || candidate.also.includes(name));
        const entry = found < 0 ? $ownCell(field.own, name) : found;
        if (key === "__proto__")
            reading.problems.add($under(at, key), "misplaced-key", "A key may not be called __proto__.", names);
        else if (entry < 0)
            reading.problems.add($under(at, key), "unknown-key", `There is no ${$shape_shown(key)} here.`, names);
        else if (seen.has(entry))
            reading.problems.add(placeOf(entry), "duplicate-key", `It is given twice.`, name);
        else {
            seen.add(entry);
            $readCell(reading, field, one, entry, placeOf(entry));
        }
    }
    return seen;
}
function $readCell(reading, field, value, entry, path) {
    const { problems } = reading;
    if (field.shape.kind === "text")
        return $door_readText(reading, field, value, path);
    if (field.shape.kind === "dice") {
        if (value === null && field.optional) {
            reading.cells[field.cell + entry] = $NONE;
            return;
        }
        if (typeof value !== "string")
            return problems.add(path, "mismatched-value", `${$shape_shown(value)} is no text with dice.`, $allowedOf(field), field.clauses);
        const pool = $parseDice(value.slice(0, $MOST_SIGNS));
        if ($isDiceProblem(pool)) {
            const [code, message] = pool.problem === "malformed"
                ? ["malformed-dice", `${$shape_shown(value)} are no dice.`]
                : ["too-large", `${$shape_shown(value)} is too much: at most ${pool.limit}.`];
            return problems.add(path, code, message, $allowedOf(field), field.clauses);
        }
        reading.cells[field.cell + entry] = reading.dice.push({ text: value.trim(), pool }) - 1;
        return;
    }
    const code = $readValue(field, value);
    if (typeof code === "number")
        reading.cells[field.cell + entry] = code;
    else
        problems.add(path, code.code, code.message, code.allowed, field.clauses);
}
function $door_readText(reading, field, value, path) {
    if (typeof value !== "string")
        return reading.problems.add(path, "mismatched-value", `${$shape_shown(value)} is no text.`, "a text", field.clauses);
    if (value.length > $MOST_SIGNS)
        return reading.problems.add(path, "too-large", `A text has at most ${$MOST_SIGNS} signs.`, "a text", field.clauses);
    reading.texts.set(field.key, value);
}
function $readList(reading, list, value, lists) {
    const at = $under(reading.path, list.key);
    if (value === undefined && list.must)
        return reading.problems.add(at, "missing-value", `It has no start value and must be given.`, "a list", list.clauses);
    if (list.kinds !== null)
        return $readKinds(reading, list, list.kinds, value ?? [], at);
    if (list.values !== null)
        return $door_lists_readSlots(reading, list, list.values, value ?? [], at);
    lists.set(list.key, $readThings(reading, list, value ?? [], at, $readSheet));
}
function $readConditions(reading, facts, value) {
    if (value === undefined)
        return;
    const path = $under(reading.path, "$conditions");
    const names = facts.conditions.map(({ name }) => name);
    const given = $ownValues(value);
    if (given === null)
        return reading.problems.add(path, "mismatched-value", `${$shape_shown(value)} is no object of conditions by name.`, names);
    for (const [key, held] of given) {
        const condition = facts.conditions.find(({ name, also }) => name === key || also.includes(key));
        const at = $under(path, condition?.name ?? key);
        if (condition === undefined)
            reading.problems.add(at, "unknown-key", `There is no condition ${$shape_shown(key)} that can be gained.`, names);
        else if (held === true && condition.levels === null && condition.fields.length === 0)
            reading.cells[condition.cell] = 1;
        else if (held === false || held === null)
            continue;
        else
            $readCondition(reading, condition, held, at);
    }
}
function $readCondition(reading, condition, held, path) {
    const given = $ownValues(held);
    if (given === null)
        return reading.problems.add(path, "mismatched-value", `${$shape_shown(held)} does not say what the condition holds.`, "an object");
    const levels = condition.levels;
    reading.cells[condition.cell] = 1;
    for (const [key, value] of given) {
        const field = condition.fields.find((one) => one.key === key || one.also.includes(key));
        if (field !== undefined)
            $readField(reading, field, value, path);
        else if (key === "level" && levels !== null) {
            const level = $readValue({ shape: { kind: "number" }, range: [1, levels], optional: false }, value);
            if (typeof level === "number")
                reading.cells[condition.cell] = level;
            else
                reading.problems.add($under(path, key), level.code, level.message, level.allowed);
        }
        else
            reading.problems.add($under(path, key), "unknown-key", `There is no ${$shape_shown(key)} here.`, condition.fields.map((one) => one.key));
    }
}
// ── start values ─────────────────────────────────────────────────────────────────────────────────────────────────────────
function $fillIn(reading, facts, given) {
    for (const i of facts.order) {
        const field = facts.fields[i];
        if (field === undefined)
            continue;
        const { start } = field;
        const unused = $unusedFrom(reading, field);
        for (let entry = 0; entry < $cellCount(field); entry++) {
            if (given[i]?.has(entry) === true)
                continue;
            if (unused(entry))
                $unusedCell(reading, field, entry);
            else if (start === null)
                $missing(reading, field, entry);
            else if (typeof start === "string") {
                if (field.shape.kind === "dice")
                    $readCell(reading, field, start, entry, $under(reading.path, field.key));
                else
                    reading.texts.set(field.key, start);
            }
            else if (field.diceTexts !== undefined && typeof start === "function") {
                const text = field.diceTexts[String(start(reading.cells, entry))];
                if (text !== undefined)
                    $readCell(reading, field, text, entry, $under(reading.path, field.key));
                else if (field.optional)
                    reading.cells[field.cell + entry] = $NONE;
                else
                    $missing(reading, field, entry);
            }
            else {
                const value = typeof start === "number" ? start : start(reading.cells, entry);
                if (value === $NONE && !field.optional && typeof start === "function")
                    $missing(reading, field, entry);
                reading.cells[field.cell + entry] =
                    value === $NONE ? $NONE : $limited(reading.cells, field, entry, value);
            }
        }
    }
}
/** Whether a cell is for an entry that is none of the sheet's own. */
function $unusedFrom({ mine }, field) {
    if (field.entries === null || field.own === undefined)
        return () => false;
    const written = field.entries.length;
    const used = new Set(field.own.flatMap(({ id, at }) => $namesNow(id, mine).map((name) => at + $namesNow(id).indexOf(name))));
    return (entry) => entry >= written && !used.has(entry);
}
/** It begins as an entry of the sheet would, as far as that can be said. */
function $unusedCell(reading, field, entry) {
    const { start, optional, range } = field;
    const value = typeof start === "function"
        ? start(reading.cells, entry)
        : typeof start === "number"
            ? start
            : $NONE;
    if (value !== $NONE)
        reading.cells[field.cell + entry] = $limited(reading.cells, field, entry, value);
    else
        reading.cells[field.cell + entry] = optional ? $NONE : range[0];
}
function $missing(reading, field, entry) {
    const path = $under(reading.path, field.key);
    const where = field.entries === null ? path : $under(path, $nameOfEntry(field, entry));
    reading.problems.add(where, "missing-value", "It has no start value and must be given.", $allowedOf(field), field.clauses);
}
function $nameOfEntry({ entries, own }, entry) {
    return $entriesNow(entries ?? [], own).find(({ cell }) => cell === entry)?.name ?? "";
}
/** The ends of a field now. */
function $endsOf(cells, field, entry) {
    const lo = field.lo === undefined ? field.range[0] : Math.max(field.range[0], field.lo(cells, entry));
    const hi = field.hi === undefined ? field.range[1] : Math.min(field.range[1], field.hi(cells, entry));
    return [lo, hi];
}
function $limited(cells, field, entry, value) {
    const [lo, hi] = $endsOf(cells, field, entry);
    return Math.max(lo, Math.min(hi, value));
}
/** Ends that depend on other values can only be looked at when all are there. */
function $checkEnds(reading, facts) {
    for (const field of facts.fields) {
        if (field.lo === undefined && field.hi === undefined)
            continue;
        const unused = $unusedFrom(reading, field);
        for (let entry = 0; entry < $cellCount(field); entry++) {
            if (unused(entry))
                continue;
            const value = reading.cells[field.cell + entry] ?? $NONE;
            const [lo, hi] = $endsOf(reading.cells, field, entry);
            if (value === $NONE || (lo <= value && value <= hi))
                continue;
            const path = $under(reading.path, field.key);
            const where = field.entries === null ? path : $under(path, $nameOfEntry(field, entry));
            reading.problems.add(where, "out-of-range", `${value} is not within ${lo}..${hi}.`, { from: lo, to: hi }, field.clauses);
        }
    }
}
// New sheets for creations: every value at its start, before anybody was asked. Invariant: what has no start value stands at its lower
// end until a step of the creation sets it; laws and ends are looked at when the sheet comes to a door.
const $fresh_made = new WeakMap();
/** Under the entries that count now; it brings none. */
function $newSheet(rules, facts) {
    const own = $bound();
    const before = own === null ? $fresh_made.get(facts) : undefined;
    if (before !== undefined)
        return before;
    const die = {
        text: "1d1",
        pool: { unit: { kind: "faces", faces: [1] }, n: 1, then: [], plus: 0, value: "sum" },
    };
    const reading = {
        rules,
        path: "",
        problems: $collector(),
        cells: facts.blank.slice(),
        dice: [],
        texts: new Map(),
        mine: null,
    };
    const isGiven = facts.fields.map((field) => {
        if (field.start !== null)
            return new Set();
        const entries = Array.from({ length: $cellCount(field) }, (_, i) => i);
        if (field.shape.kind === "text")
            reading.texts.set(field.key, "");
        else
            for (const entry of entries) {
                const low = field.shape.kind === "dice" ? reading.dice.push(die) - 1 : field.range[0];
                reading.cells[field.cell + entry] = field.optional ? $NONE : low;
            }
        return new Set(entries);
    });
    $fillIn(reading, facts, isGiven);
    const things = facts.lists.filter(({ kinds, values }) => kinds === null && values === null);
    const lists = new Map(things.map(({ key }) => [key, []]));
    const kept = $keep(rules, {
        facts,
        cells: reading.cells,
        dice: reading.dice,
        texts: reading.texts,
        lists,
        own,
        mine: null,
    });
    if (own === null)
        $fresh_made.set(facts, kept);
    return kept;
}
/** All things of one kind in the lists of these sheets. */
function $lyingThings(of, seats) {
    return seats.flatMap(({ role, sheet }) => [...sheet.lists].flatMap(([list, things]) => things.flatMap((thing, at) => (thing.facts === of ? [{ of: role, in: list, at }] : []))));
}
const $WHO = "$who";
const $cellsOf = new WeakMap();
/** The cells that hold such numbers. */
function $hiddenCells(facts) {
    const before = $cellsOf.get(facts);
    if (before !== undefined)
        return before;
    const found = Object.entries(facts.columns).flatMap(([id, cell]) => id === $WHO || id.startsWith("$in/") ? [cell] : []);
    $cellsOf.set(facts, found);
    return found;
}
function $isNumbered(facts) {
    return $hiddenCells(facts).length > 0;
}
/** The row with the numbers of this call. A sheet's number is its first slot plus 1. */
function $numbered(row, kept, slot, sameAs, lying) {
    const { columns } = kept[slot].facts;
    const who = columns[$WHO];
    if (who !== undefined)
        row[who] = (sameAs[slot] ?? slot) + 1;
    if (lying === null)
        return;
    const place = kept[lying.slot].facts.lists.find(({ key }) => key === lying.list)?.place ?? null;
    const cell = place === null ? undefined : columns[place];
    if (cell !== undefined)
        row[cell] = (sameAs[lying.slot] ?? lying.slot) + 1;
}
/** The row as it is kept. */
function $unnumbered(facts, row) {
    const cells = $hiddenCells(facts);
    if (cells.length === 0)
        return row;
    const plain = row.slice();
    for (const cell of cells)
        plain[cell] = 0;
    return plain;
}
/** Takes things out of the lists that they left and puts them into those that they came to. `made`: what stands in each slot now. */
function $moveThings(call, rows, made) {
    const lists = new Map();
    const listOf = (owner, key) => {
        const id = `${owner} ${key}`;
        const found = lists.get(id) ?? { owner, key, out: new Set(), more: [] };
        lists.set(id, found);
        return found;
    };
    call.kept.forEach(({ facts }, slot) => {
        if ((call.sameAs[slot] ?? slot) < slot || facts.kind !== "thing")
            return;
        const lying = call.lying[slot] ?? null;
        for (const [column, cell] of Object.entries(facts.columns)) {
            const [before, after] = [call.rows[slot][cell], rows[slot][cell]];
            if (!column.startsWith("$in/") || before === after)
                continue;
            if (before > 0 && lying !== null)
                listOf(before - 1, lying.list).out.add(lying.at);
            const key = after === 0
                ? undefined
                : call.kept[after - 1].facts.lists.find(({ place }) => place === column)?.key;
            if (key !== undefined)
                listOf(after - 1, key).more.push(made[slot]);
        }
    });
    for (const { owner, key, out, more } of lists.values()) {
        const old = made[owner];
        const things = [...(old.lists.get(key) ?? []).filter((_, i) => !out.has(i)), ...more];
        const fresh = $kept_changed(call.rules, old, { lists: new Map(old.lists).set(key, things) });
        made.forEach((one, i) => {
            if (one === old)
                made[i] = fresh;
        });
    }
}
/** The lists that a thing leaves and comes into where one of its numbers changes. */
function $movedBy(call, column, from, to) {
    if (!column.startsWith("$in/"))
        return [];
    const list = (number) => number === 0
        ? undefined
        : call.kept[number - 1].facts.lists.find(({ place }) => place === column)?.key;
    const [out, into] = [list(from), list(to)];
    return [
        ...(out === undefined ? [] : [{ owner: from - 1, key: out, comes: false }]),
        ...(into === undefined ? [] : [{ owner: to - 1, key: into, comes: true }]),
    ];
}
const $knownOf = new WeakMap();
function $call_quick_known(action) {
    const before = $knownOf.get(action);
    if (before !== undefined)
        return before;
    const names = [...action.slots.filter(({ fresh }) => !fresh), ...action.params].map(({ name }) => name);
    const blank = Array.from({ length: action.givens }, () => $NONE);
    if (action.modifiers !== null)
        blank[action.modifiers] = 0;
    const made = { names: new Set(names), blank };
    $knownOf.set(action, made);
    return made;
}
/** Null: it takes a closer look. */
function $quickCall(rules, action, args) {
    if (typeof args !== "object" || args === null || Array.isArray(args))
        return null;
    const given = args;
    const { names, blank } = $call_quick_known(action);
    for (const key of Object.keys(given))
        if (!names.has(key))
            return null;
    const kept = [];
    const lying = [];
    const sameAs = [];
    for (let i = 0; i < action.slots.length; i++) {
        const slot = action.slots[i];
        const value = given[slot.name];
        const one = slot.fresh ? $newSheet(rules, slot.of) : $keptOf(value);
        if (one === undefined || one.facts !== slot.of)
            return null;
        let place = null;
        if (slot.from !== null) {
            const owner = action.slots.findIndex(({ name }) => name === slot.from?.slot);
            const at = kept[owner]?.lists.get(slot.from.list)?.findIndex((thing) => thing === one) ?? -1;
            if (at < 0)
                return null;
            place = { slot: owner, list: slot.from.list, at };
        }
        else if (slot.of.kind === "thing")
            return null;
        const first = slot.of.kind === "sheet" && slot.pair === undefined ? kept.indexOf(one) : -1;
        kept.push(one);
        lying.push(place);
        sameAs.push(first < 0 ? i : first);
        if (place !== null && action.slots.filter(({ of }) => of.kind === "thing").length > 1)
            return null;
    }
    const own = $quickOwn(rules, kept);
    if (own === undefined)
        return null;
    $use(own);
    const givens = blank.slice();
    for (const param of action.params)
        if (!$readQuickly(param, given[param.name], givens))
            return null;
    return {
        rules,
        action,
        kept,
        lying,
        sameAs,
        givens,
        own,
        ...$openRows(rules, kept, sameAs, lying),
    };
}
/** Whose entries count where all sheets have the same; undefined where they have not. */
function $quickOwn({ own }, kept) {
    if (own === undefined)
        return null;
    let found;
    for (const one of kept) {
        if (!$caresForOwn(one.facts))
            continue;
        if (found === undefined)
            found = one.own;
        else if (!$sameOwn(found, one.own))
            return undefined;
    }
    return found ?? null;
}
function $readQuickly(param, value, givens) {
    const { regs, list } = param;
    if (value === undefined) {
        if (param.usual === null)
            return false;
        for (let i = 0; i < regs.length; i++)
            givens[regs[i]] = param.usual[i] ?? $NONE;
        return true;
    }
    if (list !== null && Array.isArray(value))
        return false;
    const code = $readValue(param, value);
    if (typeof code !== "number")
        return false;
    if (list === null)
        givens[regs[0]] = code;
    else {
        if (list.least > 1)
            return false;
        givens[regs[0]] = 1;
        givens[regs[1]] = code;
    }
    return true;
}
function $openRows(rules, kept, sameAs, lying) {
    const dice = [...($bound()?.dice ?? [])];
    const rows = [];
    kept.forEach((one, slot) => {
        const first = sameAs[slot] ?? slot;
        if (first < slot) {
            rows.push(rows[first]);
            return;
        }
        const cells = $diceCells(one.facts);
        const hasNumbers = $isNumbered(one.facts);
        if (cells.size === 0 && !hasNumbers) {
            rows.push(one.cells);
            return;
        }
        const row = one.cells.slice();
        if (hasNumbers)
            $numbered(row, kept, slot, sameAs, lying[slot] ?? null);
        for (const cell of cells)
            if (row[cell] !== $NONE)
                row[cell] = rules.pools.length + dice.push(one.dice[row[cell]]) - 1;
        rows.push(row);
    });
    return {
        rows,
        dice,
        pools: dice.length === 0 ? rules.pools : [...rules.pools, ...dice.map(({ pool }) => pool)],
    };
}
// A call made ready: from arguments as people write them to rows of cells and numbers, and back to sheets afterwards. Invariant: the
// same sheet in two roles is one row; nothing given is ever changed; what did not change comes back as the same object.
/** @throws RuleError `mismatched-arguments` with all problems. */
function $openCall(rules, action, args) {
    return $quickCall(rules, action, args) ?? $carefulCall(rules, action, args);
}
function $carefulCall(rules, action, args) {
    const problems = $collector();
    const given = $ownValues(args ?? {});
    if (given === null) {
        problems.add("", "mismatched-value", `${$shape_shown(args)} is no object of arguments by name.`, "an object");
        throw $refusal("mismatched-arguments", action.name, problems.found);
    }
    $checkNames(action, given, problems);
    const slots = $call_readSlots(rules, action, given, problems);
    if (slots === null)
        throw $refusal("mismatched-arguments", action.name, problems.found);
    const { kept, lying, sameAs } = slots;
    const givens = $readGivens(action, given, problems);
    if (problems.found.length > 0)
        throw $refusal("mismatched-arguments", action.name, problems.found);
    return {
        rules,
        action,
        kept,
        lying,
        sameAs,
        givens,
        own: $bound(),
        ...$openRows(rules, kept, sameAs, lying),
    };
}
/** Everything that is wrong with the arguments. */
function $argumentProblems(rules, action, args) {
    const problems = $collector();
    const given = $ownValues(args ?? {});
    if (given === null)
        problems.add("", "mismatched-value", `${$shape_shown(args)} is no object of arguments by name.`, "an object");
    else {
        $checkNames(action, given, problems);
        if ($call_readSlots(rules, action, given, problems) !== null)
            $readGivens(action, given, problems);
    }
    return problems.found;
}
function $checkNames(action, given, problems) {
    const names = [
        ...action.slots.filter(({ fresh }) => !fresh).map(({ name }) => name),
        ...action.params.map(({ name }) => name),
        ...(action.modifiers === null ? [] : ["modifiers"]),
    ];
    for (const key of given.keys())
        if (!names.includes(key.normalize("NFC")))
            problems.add(key, key === "__proto__" ? "misplaced-key" : "unknown-key", `${action.name} takes no ${$shape_shown(key)}.`, names);
}
/** From here on the entries of all its sheets count; null where these do not go together, for then nothing else can be read. */
function $call_readSlots(rules, action, given, problems) {
    const kept = [];
    const lying = [];
    const read = new Map();
    // Sheets first: things lie in them.
    action.slots.forEach((slot, i) => {
        kept[i] = null;
        lying[i] = null;
        if (slot.of.kind === "sheet")
            kept[i] = $readRole(rules, slot, given, read, problems);
    });
    const before = problems.found.length;
    const own = kept.reduce((all, one, i) => one === null ? all : $united(rules, all, one.own, action.slots[i].name, problems), null);
    if (problems.found.length > before)
        return null;
    $use(own);
    if (problems.found.length === 0)
        kept.forEach((one, i) => void (kept[i] = one === null ? null : $boundTo(rules, one, own)));
    action.slots.forEach((slot, i) => {
        if (slot.of.kind === "sheet")
            return;
        const found = $readThing(rules, action, slot, given, kept, problems);
        kept[i] = found?.kept ?? null;
        lying[i] = found?.lying ?? null;
    });
    const sameAs = kept.map((one, i) => {
        const place = lying[i];
        const first = kept.findIndex((other, k) => {
            const there = lying[k];
            if (place === null || place === undefined || there === null || there === undefined)
                return (other === one && !place === !there && (i === k || action.slots[i].pair === undefined));
            return (kept[place.slot] === kept[there.slot] && place.list === there.list && place.at === there.at);
        });
        return one === null ? i : first;
    });
    return { kept: kept, lying, sameAs };
}
function $readRole(rules, slot, given, read, problems) {
    if (slot.fresh)
        return $within(null, () => $newSheet(rules, slot.of));
    const value = given.get(slot.name);
    if (slot.pair !== undefined)
        return $readPair(rules, slot, slot.pair, given, problems);
    if (value === undefined) {
        problems.add(slot.name, "missing-value", `A ${slot.of.name} is missing.`, slot.of.name);
        return null;
    }
    if (!read.has(value))
        read.set(value, $readSheet(rules, slot.of, value, slot.name, problems));
    return read.get(value) ?? null;
}
/** What a relation says of two: a number, the negative of the other way round, or what it is at the beginning. */
function $readPair(rules, slot, pair, given, problems) {
    const value = given.get(slot.name);
    if (value !== undefined && typeof value !== "number")
        return $readSheet(rules, slot.of, value, slot.name, problems);
    const back = value === undefined && pair.back !== null ? given.get(pair.back) : undefined;
    const number = typeof back === "number" ? -back : value;
    return number === undefined
        ? $within(null, () => $newSheet(rules, slot.of))
        : $pairWith(rules, slot.of, number, slot.name, problems);
}
function $pairWith(rules, facts, number, path, problems) {
    return $readSheet(rules, facts, $plainObject([[facts.fields[0].key, number]]), path, problems);
}
/** By its place `{ of, in, at }`, by its number in the list it is taken from, or itself: the object out of the list, or one like it. */
function $readThing(rules, action, slot, given, kept, problems) {
    const value = given.get(slot.name);
    const slotOf = (name) => action.slots.findIndex((one) => one.name === name);
    if (value === undefined) {
        problems.add(slot.name, "missing-value", `A ${slot.of.name} is missing.`, slot.of.name);
        return null;
    }
    const place = $ownValues(value);
    if (place !== null &&
        $keptOf(value) === undefined &&
        place.has("of") &&
        place.has("in") &&
        place.has("at"))
        return $thingAt(slot, {
            slot: slotOf(String(place.get("of"))),
            list: String(place.get("in")),
            at: Number(place.get("at")),
        }, kept, problems);
    if (slot.from === null) {
        const there = $whereItLies(kept, value);
        if (there !== null)
            return $thingAt(slot, there, kept, problems);
        const fitting = $thingOf([slot.of], value, slot.name, problems);
        const thing = fitting === null ? null : $readSheet(rules, slot.of, value, slot.name, problems);
        return thing === null ? null : { kept: thing, lying: null };
    }
    const [owner, list] = [slotOf(slot.from.slot), slot.from.list];
    if (typeof value === "number")
        return $thingAt(slot, { slot: owner, list, at: value }, kept, problems);
    const there = kept[owner]?.lists.get(list);
    if (there === undefined)
        return null;
    if (typeof value === "string")
        return $thingAt(slot, {
            slot: owner,
            list,
            at: there.findIndex((thing) => thing.facts === slot.of &&
                thing.json[$KIND] === value),
        }, kept, problems);
    const itself = there.findIndex((thing) => thing.json === value);
    const thing = itself < 0 && $keptOf(value)?.facts !== slot.of
        ? $readSheet(rules, slot.of, value, slot.name, problems)
        : $keptOf(value);
    if (thing === null || thing === undefined)
        return null;
    const at = itself >= 0
        ? itself
        : there.findIndex((other) => other.facts === slot.of && JSON.stringify(other.json) === JSON.stringify(thing.json));
    if (at >= 0)
        return $thingAt(slot, { slot: owner, list, at }, kept, problems);
    const names = there.map((_, i) => i);
    problems.add(slot.name, "unknown-name", `It does not lie in ${slot.from.slot}'s ${list}; pass its number there.`, names);
    return null;
}
/** The place of a thing that came out of a list of these sheets. */
function $whereItLies(kept, value) {
    const thing = $keptOf(value);
    if (thing === undefined)
        return null;
    for (const [slot, owner] of kept.entries())
        for (const { key, place } of owner?.facts.lists ?? []) {
            const at = place === null
                ? -1
                : (owner?.lists.get(key) ?? []).findIndex(({ json }) => json === thing.json);
            if (at >= 0)
                return { slot, list: key, at };
        }
    return null;
}
function $thingAt(slot, lying, kept, problems) {
    const owner = kept[lying.slot];
    if (owner === null)
        return null;
    const list = owner?.lists.get(lying.list);
    const thing = list?.[lying.at];
    if (thing?.facts === slot.of)
        return { kept: thing, lying };
    const numbers = (list ?? []).flatMap((one, i) => (one.facts === slot.of ? [i] : []));
    problems.add(slot.name, "unknown-name", `There is no ${slot.of.name} at this place.`, numbers);
    return null;
}
// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $readGivens(action, given, problems) {
    const givens = Array.from({ length: action.givens }, () => $NONE);
    for (const param of action.params) {
        const value = given.get(param.name);
        const numbers = value === undefined ? param.usual : $readParam(param, value, problems);
        if (value === undefined && numbers === null)
            problems.add(param.name, "missing-value", "It has no usual value and must be given.", $allowedOf(param), param.clauses);
        param.regs.forEach((reg, i) => {
            givens[reg] = numbers?.[i] ?? $NONE;
        });
    }
    if (action.modifiers !== null) {
        const value = given.get("modifiers") ?? 0;
        const sum = $readValue({ shape: { kind: "number" }, range: [-9999, 9999], optional: false }, value);
        if (typeof sum === "number")
            givens[action.modifiers] = sum;
        else
            problems.add("modifiers", sum.code, sum.message, sum.allowed);
    }
    return givens;
}
function $readParam(param, value, problems) {
    const read = (one, path) => {
        const code = $readValue(param, one);
        if (typeof code === "number")
            return code;
        problems.add(path, code.code, code.message, code.allowed, param.clauses);
        return $NONE;
    };
    if (param.list === null)
        return [read(value, param.name)];
    const items = Array.isArray(value) ? value : [value];
    const { least, most } = param.list;
    if (items.length < least || items.length > most) {
        problems.add(param.name, "out-of-range", `${items.length} values; ${least} to ${most} may be given.`, { from: least, to: most }, param.clauses);
        return null;
    }
    return [items.length, ...items.map((item, i) => read(item, $under(param.name, String(i))))];
}
// ── rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Working states to play on: copies, one and the same where slots are the same. */
function $playStates(call) {
    const states = [];
    for (let slot = 0; slot < call.kept.length; slot++) {
        const first = call.sameAs[slot] ?? slot;
        states.push(first < slot ? states[first] : $stateOf(call.kept[slot], call.rows[slot]));
    }
    return states;
}
const $call_opened = new WeakMap();
/** A sheet's own row is opened once and copied for each play; a row made for this call is opened for it alone. */
function $stateOf(kept, row) {
    const { state } = kept.facts;
    if (row !== kept.cells)
        return state.open(row);
    let own = $call_opened.get(kept);
    if (own === undefined)
        $call_opened.set(kept, (own = state.open(row)));
    return state.copy(own);
}
/** The states as rows of cells again. */
function $rowsAfter(call, states) {
    return states.map((state, slot) => {
        const row = call.rows[slot].slice();
        call.kept[slot].facts.state.close(state, row);
        return row;
    });
}
/** The sheets and things after a run, by the names of their slots. */
function $afterRun(call, rows) {
    const made = [];
    call.kept.forEach((kept, slot) => {
        const first = call.sameAs[slot] ?? slot;
        const [before, after] = [call.rows[slot], rows[slot]].map((row) => $unnumbered(kept.facts, row));
        made.push(first < slot ? made[first] : $withRow(call, kept, before, after));
    });
    call.lying.forEach((place, slot) => {
        if (place === null || made[slot] === call.kept[slot])
            return;
        const owner = made[place.slot];
        const list = (owner.lists.get(place.list) ?? []).map((thing, i) => i === place.at ? made[slot] : thing);
        const fresh = $kept_changed(call.rules, owner, {
            lists: new Map(owner.lists).set(place.list, list),
        });
        call.kept.forEach((_, other) => {
            if (made[other] === owner)
                made[other] = fresh;
        });
    });
    $moveThings(call, rows, made);
    const home = new Map();
    for (const [slot, one] of made.entries())
        if (!home.has(one))
            home.set(one, $broughtHome(call, one, call.kept[slot]));
    return $plainObject(call.action.slots.map(({ name }, slot) => [name, home.get(made[slot]).json]));
}
/** A sheet with no more entries than it had and those that it now speaks of. */
function $broughtHome({ rules, own }, kept, before) {
    if (own === null || kept.facts.kind === "thing" || $sameOwn(kept.own, kept.mine))
        return kept;
    const known = $keptOf(kept.json);
    if (known !== undefined && known !== kept)
        return known;
    const mine = $partOf(rules, own, kept.mine, $spokenOf(own, kept, before.cells));
    const json = $jsonOf(rules, { ...kept, mine });
    return $within(mine, () => $keep(rules, $readAgain(rules, kept, json, { own: mine, mine })));
}
/** Entries that a sheet holds, names, or has a value for that it did not begin with. */
function $spokenOf(own, kept, before) {
    const found = new Map();
    const add = (id, name) => {
        if (name !== undefined)
            found.set(id, (found.get(id) ?? new Set()).add(name));
    };
    const look = ({ facts, cells, lists }, old) => {
        const named = ({ shape }, cell) => {
            if (shape.kind === "named")
                for (const id of shape.own ?? [])
                    add(id, $ownName([id], cells[cell] ?? $NONE));
        };
        const at = (all, first, counts) => {
            for (const { id, at: place } of all ?? [])
                own.lists
                    .get(id)
                    ?.names.forEach((name, i) => add(id, counts(first + place + i) ? name : undefined));
        };
        for (const field of [...facts.fields, ...facts.conditions.flatMap(({ fields }) => fields)]) {
            for (let i = 0; i < $cellCount(field); i++)
                named(field, field.cell + i);
            at(field.own, field.cell, (cell) => old !== null && cells[cell] !== old[cell]);
        }
        for (const { key, kinds, values, most } of facts.lists) {
            if (kinds !== null)
                at(kinds.own, kinds.cell, (cell) => (cells[cell] ?? 0) > 0);
            if (values !== null)
                for (let i = 0; i < most; i++)
                    named(values, values.cell + i);
            for (const thing of lists.get(key) ?? [])
                look(thing, null);
        }
    };
    look(kept, before);
    return found;
}
function $withRow(call, kept, before, after) {
    if (before.every((value, cell) => value === after[cell]))
        return kept;
    const cells = after.slice();
    const dice = [];
    for (const cell of $diceCells(kept.facts))
        if (cells[cell] !== $NONE)
            cells[cell] = dice.push($diceNumber(call, cells[cell])) - 1;
    return $kept_changed(call.rules, kept, { cells, dice });
}
/** KeptDice by their number in the call. */
function $diceNumber(call, index) {
    const own = call.dice[index - call.rules.pools.length];
    if (own !== undefined)
        return own;
    const pool = call.pools[index];
    if (pool === undefined)
        throw new Error(`there are no dice number ${index}`);
    return { pool, text: $diceText(pool, call.rules.language) };
}
function $factsOf(call, slot) {
    return call.kept[slot].facts;
}
const $paths_namesOf = new WeakMap();
/** All cells of a sheet or thing that JSON shows. */
function $cellNames(facts) {
    if ($bound() !== null && $caresForOwn(facts))
        return $paths_namesIn(facts);
    const before = $paths_namesOf.get(facts);
    if (before !== undefined)
        return before;
    const made = $paths_namesIn(facts);
    $paths_namesOf.set(facts, made);
    return made;
}
function $paths_namesIn(facts) {
    const number = { kind: "number" };
    return [
        ...facts.fields.flatMap((field) => $fieldCells([], field)),
        ...facts.lists.flatMap(({ key, kinds, clauses }) => $entriesNow(kinds?.names ?? [], kinds?.own).map(({ name, cell }) => ({
            keys: [key, name],
            cell: (kinds?.cell ?? 0) + cell,
            shape: number,
            clauses,
        }))),
        ...facts.conditions.flatMap((condition) => [
            {
                keys: ["$conditions", condition.name],
                cell: condition.cell,
                shape: condition.levels === null ? { kind: "yes-no" } : number,
                clauses: [],
            },
            ...condition.fields.flatMap((field) => $fieldCells(["$conditions", condition.name], field)),
        ]),
    ];
}
function $fieldCells(above, field) {
    const { key, cell, shape, clauses } = field;
    if (cell < 0)
        return [];
    if (field.entries === null)
        return [{ keys: [...above, key], cell, shape, clauses }];
    return $entriesNow(field.entries, field.own).map((one) => ({
        keys: [...above, key, one.name],
        cell: cell + one.cell,
        shape,
        clauses,
    }));
}
/** The cell's name, or null where JSON does not show it. */
function $nameOfCell(facts, cell) {
    return $cellNames(facts).find((name) => name.cell === cell) ?? null;
}
/** A number of this call as JSON has it. */
function $plainValue(call, shape, code) {
    if (code === $NONE)
        return null;
    if (shape.kind === "dice")
        return $diceNumber(call, code).text;
    return shape.kind === "yes-no" ? $isHeld(code) : $written(shape, code);
}
/** The path from the call down: the slot's name, or for a thing in a list its place there. */
function $slotKeys(call, slot) {
    const place = call.lying[slot];
    const name = (one) => call.action.slots[one]?.name ?? "";
    return place === null || place === undefined
        ? [name(slot)]
        : [name(place.slot), place.list, String(place.at)];
}
/** Everything under `after`, slot by slot. */
function $afterNames(call) {
    return call.action.slots.flatMap(({ name }, slot) => $cellNames($factsOf(call, slot)).map(({ keys, cell, shape }) => ({
        keys: ["after", name, ...keys],
        slot,
        cell,
        shape,
    })));
}
/** @throws RuleError `unknown-answer`. */
function $checkAnswers(call, answers) {
    const { asks, texts, name } = call.action;
    for (const key of Object.keys(answers)) {
        if (Object.hasOwn(asks, key) || texts.includes(key))
            continue;
        const keys = [...Object.keys(asks), ...texts];
        const others = keys.length === 0 ? "" : `; it asks for ${keys.join(", ")}`;
        throw new $RuleError("unknown-answer", `${name} never asks for ${$shape_shown(key)}${others}.`, { key });
    }
}
/** The call with the texts that were answered on its new sheet. @throws RuleError `mismatched-answer`. */
function $withTexts(call, answers) {
    const given = call.action.texts
        .filter((key) => Object.hasOwn(answers, key))
        .map((key) => [key, answers[key]]);
    if (given.length === 0)
        return call;
    for (const [key, value] of given)
        $checkText(key, value);
    const kept = call.kept.map((one, slot) => call.action.slots[slot]?.fresh === true
        ? $keep(call.rules, {
            ...one,
            texts: new Map([...one.texts, ...given]),
        })
        : one);
    return { ...call, kept };
}
/** @throws RuleError `mismatched-answer`. */
function $checkText(key, value) {
    if (typeof value === "string" && value.length <= $MOST_SIGNS)
        return;
    throw new $RuleError("mismatched-answer", `${key} is a text of at most ${$MOST_SIGNS} signs.`, {
        key,
    });
}
/** The answer to a question in play; undefined where none is given. */
function $answerIn(call, answers) {
    return (request) => {
        if (!Object.hasOwn(answers, request.key))
            return undefined;
        const answer = answers[request.key];
        return $coded(call, request.key, answer, typeof answer === "function" ? Object.values(request.sees) : []);
    };
}
/** The answers for a question about odds. */
function $oddsAnswers(call, answers) {
    return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, (seen) => $coded(call, key, answer, seen)]));
}
function $coded(call, key, answer, seen) {
    const facts = call.action.asks[key];
    if (facts === undefined)
        throw new $RuleError("unknown-answer", `There is no question ${key}.`, { key });
    if (typeof answer !== "function")
        return $codeOf(key, facts, answer);
    const names = Object.entries(facts.sees);
    const sight = Object.fromEntries(names.map(([name, shape], i) => [name, $plainValue(call, shape, seen[i] ?? 0)]));
    return $codeOf(key, facts, answer(Object.freeze(sight)));
}
/** Where the first value goes, where the second …, as the order: which value goes to which place. */
function $byName(facts, names) {
    const places = names.map((name) => typeof name === "string" ? $readValue(facts.typed, name) : null);
    const codes = places.flatMap((code) => typeof code === "number" ? [code - facts.typed.range[0]] : []);
    if (codes.length === 0 || codes.length < names.length || new Set(codes).size < codes.length)
        return null;
    let left = codes.length;
    return Array.from({ length: facts.placing ?? 0 }, (_, place) => codes.includes(place) ? codes.indexOf(place) : left++);
}
/** @throws RuleError `mismatched-answer`. */
function $codeOf(key, facts, answer) {
    if (facts.placing !== null) {
        const order = Array.isArray(answer)
            ? ($byName(facts, answer) ?? answer)
            : [];
        if (order.length === facts.placing && order.every((place) => typeof place === "number"))
            return order;
        throw new $RuleError("mismatched-answer", `The answer to ${key} says where each value goes, by name, or is an order of 0..${facts.placing - 1}.`, { key });
    }
    const code = $readValue(facts.typed, answer);
    if (typeof code === "number")
        return code;
    throw new $RuleError("mismatched-answer", `${key}: ${code.message}`, { key });
}
const $ZERO = { n: 0n, d: 1n };
const $ONE = { n: 1n, d: 1n };
/**
 * n/d in lowest terms. Numbers must be safe integers.
 * @throws RuleError `zero-denominator`; `malformed-fraction` for a number that is not a safe integer.
 */
function $fraction(n, d = 1n) {
    const top = $whole(n);
    const under = $whole(d);
    if (under === 0n)
        throw new $RuleError("zero-denominator", "A fraction cannot have the denominator 0.");
    const shared = $gcd(top, under);
    return under < 0n
        ? { n: -top / shared, d: -under / shared }
        : { n: top / shared, d: under / shared };
}
function $add(a, b) {
    return $fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}
function $sub(a, b) {
    return $fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}
function $mul(a, b) {
    return $fraction(a.n * b.n, a.d * b.d);
}
/** @throws RuleError `zero-denominator` where b is 0. */
function $div(a, b) {
    return $fraction(a.n * b.d, a.d * b.n);
}
/** -1, 0 or 1. */
function $compare(a, b) {
    const left = a.n * b.d;
    const right = b.n * a.d;
    return left < right ? -1 : left > right ? 1 : 0;
}
/** The nearest double, ties to even, whatever the size of the parts; ±Infinity beyond the largest double. */
function $toNumber(a) {
    if (a.n === 0n)
        return 0;
    const size = $nearest(a.n < 0n ? -a.n : a.n, a.d);
    return a.n < 0n ? -size : size;
}
/** "27/64"; whole numbers without denominator: "3". */
function $toString(a) {
    return a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`;
}
/** The greatest common divisor; of 0 and 0 it is 0. */
function $gcd(a, b) {
    let x = a < 0n ? -a : a;
    let y = b < 0n ? -b : b;
    while (y !== 0n)
        [x, y] = [y, x % y];
    return x;
}
function $whole(value) {
    if (typeof value === "bigint")
        return value;
    if (!Number.isSafeInteger(value))
        throw new $RuleError("malformed-fraction", `${value} is not a safe integer.`, { value });
    return BigInt(value);
}
/**
 * n/d with at least 60 binary digits, the last one sticky (1 where anything was cut off): `Number` of that rounds rightly, and
 * so does the power of two behind it, except where the result is subnormal; there the rounding is done on whole units of 2^-1074.
 */
function $nearest(n, d) {
    const digits = (x) => x.toString(16).length * 4;
    const up = Math.min(66 - digits(n) + digits(d), 1076);
    const top = up > 0 ? n << BigInt(up) : n;
    const under = up < 0 ? d << BigInt(-up) : d;
    const cut = top / under;
    const sticky = top % under === 0n ? cut : cut | 1n;
    if (up === 1076 && sticky < 1n << 54n) {
        const rest = sticky & 3n;
        const units = sticky >> 2n;
        const away = rest > 2n || (rest === 2n && (units & 1n) === 1n);
        return Number(away ? units + 1n : units) * Number.MIN_VALUE;
    }
    if (up < -1024)
        return Infinity;
    const near = Number(sticky);
    return up > 1000
        ? near * 2 ** -1000 * 2 ** (1000 - up)
        : up < -900
            ? near * 2 ** 900 * 2 ** (-up - 900)
            : near * 2 ** -up;
}
function $exact(value) {
    const toText = () => $toString(value);
    return Object.freeze({
        n: value.n,
        d: value.d,
        toString: toText,
        toNumber: () => $toNumber(value),
        toJSON: toText,
    });
}
const $hasLaws = ({ action, kept }) => action.piece !== true && kept.some(({ facts }) => facts.must.length > 0);
/** The first law that one of the sheets breaks; null: none does. `rowsAt`: the cells of each slot. */
function $brokenLaw(call, rowsAt) {
    if (!$hasLaws(call))
        return null;
    const rows = rowsAt();
    for (const [slot, { facts }] of call.kept.entries())
        for (const law of facts.must)
            if (law.test(rows[slot]) === 0)
                return law;
    return null;
}
function $againstLaw({ message, id, clauses }) {
    return Object.freeze({ possible: false, why: message, code: id, clause: clauses[0] ?? null });
}
/** The law with this id, of any sheet in the call. */
function $lawNamed(call, id) {
    return call.kept.flatMap(({ facts }) => facts.must).find((law) => law.id === id);
}
/** Where the laws look in the file of odds, slot by slot. */
function $lawPlaces(call, bases) {
    return call.kept.flatMap(({ facts }, slot) => facts.must.flatMap(({ reads }) => reads.map((cell) => bases[slot] + cell)));
}
const $dice = Object.freeze({
    seeded: (seed) => {
        if (!Number.isSafeInteger(seed))
            throw new $RuleError("mismatched-arguments", `A seed is a whole number, not ${String(seed)}.`, {});
        return $fromRandom($seededRandom(seed));
    },
    restored: (state) => {
        if (!Array.isArray(state) ||
            state.length !== 4 ||
            !state.every((word) => Number.isInteger(word)))
            throw new $RuleError("mismatched-arguments", "The state of dice is a list of four whole numbers.", {});
        return $fromRandom($restoredRandom(state));
    },
    scripted: $scripted,
    random: () => $fromRandom($restoredRandom([$word(), $word(), $word(), 1])),
});
function $fromRandom(random) {
    return Object.freeze({
        throwDie: (sides) => random.die(sides),
        finish: () => undefined,
        state: () => random.state(),
    });
}
function $scripted(sides) {
    const left = [...sides];
    let used = 0;
    return Object.freeze({
        throwDie: (of, label) => {
            const side = left[used++];
            if (side === undefined)
                throw new $RuleError("missing-dice", `The dice are used up: ${label} needs one with ${of} sides.`, {
                    label,
                    sides: of,
                });
            return side;
        },
        finish: () => {
            if (used < left.length)
                throw new $RuleError("unused-dice", `${left.length - used} dice too many were given.`, {
                    count: left.length - used,
                });
        },
    });
}
function $word() {
    return Math.floor(Math.random() * 4294967296);
}
function $traceOf(call, notes) {
    const { rules, action } = call;
    const plans = [action.id];
    const sentences = [];
    const entries = [];
    const last = () => plans[plans.length - 1];
    /** The innermost plan people know by name. */
    const known = () => plans.findLast((plan) => Object.hasOwn(rules.plans, plan)) ?? action.id;
    const base = (origin, secret = false) => ({
        rule: origin,
        clauses: $clausesOf(call, origin),
        of: rules.plans[known()]?.name ?? action.name,
        depth: plans.filter((plan) => Object.hasOwn(rules.plans, plan)).length - 1,
        secret,
    });
    for (const note of notes) {
        const facts = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
        switch (note.kind) {
            case "let":
            case "draw":
            case "ask": {
                const regs = note.kind === "let" ? [note.to] : note.to;
                const register = facts?.registers[regs[0] ?? -1];
                if (register === undefined || register === null)
                    break;
                const codes = note.kind === "let" ? [note.value] : note.values;
                const values = codes
                    .filter((code) => code !== $NONE)
                    .map((code) => $plainValue(call, register.shape, code));
                const value = regs.length === 1 ? $plainValue(call, register.shape, codes[0] ?? $NONE) : values;
                const head = base(note.origin, register.secret || (note.kind === "ask" && note.secret));
                if (note.kind === "draw")
                    entries.push({
                        ...head,
                        kind: "roll",
                        name: register.name,
                        dice: $diceText(note.pool, rules.language),
                        value,
                    });
                else if (note.kind === "ask")
                    entries.push({ ...head, kind: "answer", name: register.name, value });
                else
                    entries.push({
                        ...head,
                        kind: "value",
                        name: register.name,
                        value: $plainValue(call, register.shape, codes[0] ?? $NONE),
                    });
                break;
            }
            case "set": {
                const change = $changeOf(call, note);
                if (change !== null)
                    entries.push({
                        ...base($callers(note.origin, sentences)),
                        clauses: $nearestClauses(call, sentences),
                        kind: "change",
                        path: change.path,
                        from: change.from,
                        to: change.to,
                    });
                break;
            }
            case "call":
                if (Object.hasOwn(rules.plans, note.plan))
                    entries.push({
                        ...base(note.origin),
                        kind: "call",
                        name: rules.plans[note.plan]?.name ?? "",
                    });
                plans.push(note.plan);
                sentences.push(note.origin);
                break;
            case "return": {
                plans.pop();
                sentences.pop();
                const here = Object.hasOwn(rules.plans, last()) ? rules.plans[last()] : undefined;
                const register = here?.registers[note.to];
                if (register === undefined || register === null)
                    break;
                const value = $plainValue(call, register.shape, note.result);
                entries.push({
                    ...base(note.origin, register.secret),
                    kind: "value",
                    name: register.name,
                    value,
                });
                break;
            }
            case "end":
                if (facts?.result !== undefined && facts.result !== null)
                    entries.push({
                        ...base(note.origin),
                        kind: "result",
                        value: $plainValue(call, facts.result, note.result),
                    });
                break;
            case "refuse":
                entries.push({
                    ...base(note.origin),
                    kind: "impossible",
                    why: $reasonText(call, note.why),
                });
                break;
            case "branch":
            case "round":
                break;
        }
    }
    return $deeplyFrozen(entries);
}
/**
 * Net changes, cell by cell, in the order of their first change; of a list of values the whole list. `rule` is the sentence that
 * changed it last. Applied backwards they give the sheets as they were.
 */
function $changesOf(call, notes) {
    const sentences = [];
    const found = new Map();
    const rows = new Map();
    const things = new Map();
    for (const note of notes) {
        if (note.kind === "call")
            sentences.push(note.origin);
        if (note.kind === "return")
            sentences.pop();
        if (note.kind !== "set")
            continue;
        const row = rows.get(note.slot) ?? (call.rows[note.slot] ?? []).slice();
        rows.set(note.slot, row);
        const change = $listChangeOf(call, note, row) ?? $changeOf(call, note);
        for (const one of change === null ? $movesOf(call, note, things) : [change]) {
            const before = found.get(one.path);
            const rule = $callers(note.origin, sentences);
            const clause = $nearestClauses(call, sentences)[0] ?? null;
            found.set(one.path, {
                ...one,
                from: before === undefined ? one.from : before.from,
                rule,
                clause,
            });
        }
    }
    return $deeplyFrozen([...found.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to)));
}
/** A place in a list of values; `row` is as it was and becomes what it is now. */
function $listChangeOf(call, note, row) {
    const facts = call.kept[note.slot]?.facts;
    const first = facts?.columns[note.column];
    if (facts === undefined || first === undefined)
        return null;
    const cell = first + note.entry;
    const list = facts.lists.find(({ values, most }) => values !== null && values.cell <= cell && cell < values.cell + most);
    const values = list?.values;
    if (list === undefined || values === undefined || values === null) {
        row[cell] = note.to;
        return null;
    }
    const plain = () => {
        const codes = row
            .slice(values.cell, values.cell + list.most)
            .filter((code) => values.optional || code !== $NONE);
        return codes.map((code) => $plainValue(call, values.shape, code));
    };
    const from = plain();
    row[cell] = note.to;
    return { path: [...$slotKeys(call, note.slot), list.key].join("."), from, to: plain() };
}
/** A thing that leaves one list and comes into another; `things` are the lists as they are now. */
function $movesOf(call, note, things) {
    if (note.from === note.to)
        return [];
    const moved = $movedBy(call, note.column, note.from, note.to);
    const thing = call.kept[note.slot].json;
    return moved.map(({ owner, key, comes }) => {
        const path = [...$slotKeys(call, owner), key].join(".");
        const from = things.get(path) ?? (call.kept[owner].lists.get(key) ?? []).map(({ json }) => json);
        const to = comes ? [...from, thing] : from.filter((one) => one !== thing);
        things.set(path, to);
        return { path, from, to };
    });
}
function $changeOf(call, note) {
    const facts = call.kept[note.slot]?.facts;
    if (facts === undefined || note.from === note.to)
        return null;
    const first = facts.columns[note.column];
    const name = first === undefined ? null : $nameOfCell(facts, first + note.entry);
    if (name === null)
        return null;
    const shape = name.shape;
    return {
        path: [...$slotKeys(call, note.slot), ...name.keys].join("."),
        from: $plainValue(call, shape, note.from),
        to: $plainValue(call, shape, note.to),
    };
}
/** Limits and what follows them are no sentences of their own: they belong to the sentence that called for them. */
function $callers(origin, sentences) {
    return sentences.at(-1) ?? origin;
}
/** Those of the sentence that made the change, else of the one around it: the reaction, the call. */
function $nearestClauses(call, sentences) {
    for (let i = sentences.length - 1; i >= 0; i--) {
        const found = $clausesOf(call, sentences[i]);
        if (found.length > 0)
            return found;
    }
    return [];
}
function $clausesOf(call, origin) {
    return Object.hasOwn(call.rules.clauses, origin) ? call.rules.clauses[origin] : [];
}
function $reasonText(call, why) {
    return Object.hasOwn(call.rules.reasons, why) ? call.rules.reasons[why] : why;
}
function $deeplyFrozen(value) {
    if (typeof value !== "object" || value === null || Object.isFrozen(value))
        return value;
    for (const part of Object.values(value))
        $deeplyFrozen(part);
    return Object.freeze(value);
}
/** @throws RuleError for wrong arguments, answers and dice. */
function $roll(rules, action, args, options = {}) {
    const answers = options.answers ?? {};
    const opened = $openCall(rules, action, args);
    $checkAnswers(opened, answers);
    const call = $withTexts(opened, answers);
    return $rollCall(call, args, options.dice ?? $dice.random(), answers, []);
}
/** Plays it with dice and answers from elsewhere. @throws RuleError as roll. */
function $rollFrom(rules, action, args, source) {
    const call = $openCall(rules, action, args);
    const io = $recordingIo(source.throwDie, (request) => source.answer(call, request), call.pools);
    const states = $playStates(call);
    try {
        const result = action.play(io, states, call.givens);
        const law = $brokenLaw(call, () => $rowsAfter(call, states));
        if (law !== null)
            return $againstLaw(law);
        return $runOf(call, { states, result, faces: io.faces, answers: io.answers }, $notAgain);
    }
    catch (error) {
        if (error instanceof $Refusal)
            return $notPossible(call, error);
        throw error;
    }
}
/** Of a run whose dice and answers came one by one. */
function $notAgain() {
    throw new $RuleError("mismatched-resume", "A run made of steps is not rolled again; take its faces with dice.scripted.", {});
}
function $rollCall(call, args, dice, answers, first) {
    let used = 0;
    const io = $recordingIo((sides, label) => (used < first.length ? first[used++] : dice.throwDie(sides, label)), $answerIn(call, answers), call.pools);
    const states = $playStates(call);
    try {
        const result = call.action.play(io, states, call.givens);
        if (first.length === 0)
            dice.finish();
        const law = $brokenLaw(call, () => $rowsAfter(call, states));
        if (law !== null)
            return $againstLaw(law);
        return $runOf(call, { states, result, faces: io.faces, answers: io.answers }, (changed) => {
            const merged = Object.fromEntries([
                ...($ownValues(args) ?? []),
                ...($ownValues(changed) ?? []),
            ]);
            return $rollCall($withTexts($openCall(call.rules, call.action, merged), answers), merged, dice, answers, [...io.faces]);
        });
    }
    catch (error) {
        if (error instanceof $Refusal)
            return $notPossible(call, error);
        throw error;
    }
}
const $inside = Symbol("inside");
/** What all runs share: everything beside result and faces is worked out when somebody asks. */
const $lazily = {
    get after() {
        const own = this[$inside];
        return (own.after ??= $within(own.call.own, () => $afterRun(own.call, $rowsAfter(own.call, own.played.states))));
    },
    get faces() {
        return Object.freeze(this[$inside].played.faces);
    },
    get changes() {
        const own = this[$inside];
        return (own.changes ??= $within(own.call.own, () => $changesOf(own.call, $notesOf(own))));
    },
    get trace() {
        const own = this[$inside];
        return (own.trace ??= $within(own.call.own, () => $traceOf(own.call, $notesOf(own))));
    },
    again(changed) {
        const own = this[$inside];
        return $entering(own.call.rules, () => own.again(changed));
    },
    toJSON() {
        const { possible, result, after, changes, faces, trace } = this;
        return { possible, result, after, changes, faces, trace };
    },
    /** How Node shows it. */
    [Symbol.for("nodejs.util.inspect.custom")]() {
        return this.toJSON();
    },
};
function $runOf(call, played, again) {
    const result = call.action.result === null ? null : $written(call.action.result.shape, played.result);
    // Not a literal with __proto__: that takes ten times as long.
    const made = Object.create($lazily);
    made.possible = true;
    made.result = result;
    made[$inside] = { call, played, again };
    return Object.freeze(made);
}
function $notesOf(own) {
    return (own.notes ??= $replay(own.call, own.played.faces, own.played.answers));
}
function $notPossible(call, refusal) {
    return Object.freeze({ possible: false, ...$reasonOf(call, refusal.why, refusal.origin) });
}
function $reasonOf(call, why, origin) {
    const law = $lawNamed(call, why);
    if (law !== undefined)
        return { why: law.message, code: why, clause: law.clauses[0] ?? null };
    const clause = $clausesOf(call, why)[0] ?? $clausesOf(call, origin)[0] ?? null;
    return { why: $reasonText(call, why), code: why, clause };
}
/** Plays it again with somebody listening. */
function $replay(call, faces, answers) {
    let [thrown, answered] = [0, 0];
    const notes = [];
    const io = $recordingIo(() => faces[thrown++], () => answers[answered++]);
    call.action.play($noting($withPools(io, call.pools), (note) => void notes.push(note)), $playStates(call), call.givens);
    return notes;
}
/** Whether a whole call is possible now; no dice are thrown. */
function $can(rules, action, args) {
    const call = $openCall(rules, action, args);
    const stop = () => {
        throw new $Begun("begun");
    };
    try {
        action.play($withPools($recordingIo(stop, stop), call.pools), $playStates(call), call.givens);
        return { ok: true };
    }
    catch (error) {
        if (error instanceof $Begun)
            return { ok: true };
        if (error instanceof $Refusal)
            return { ok: false, ...$reasonOf(call, error.why, error.origin) };
        if (error instanceof $RuleError && error.code === "endless")
            return { ok: true };
        throw error;
    }
}
/** The first die or question: everything that could forbid it was passed. Seen by nobody outside this file. */
class $Begun extends Error {
}
const $ends_odds_made = Symbol("made");
/** Most ends of a chain of actions. */
const $MOST_ENDS = 200_000;
/** Reading what was not kept would be a silent mistake: it is refused. */
function $guarded(end, path) {
    return new Proxy(end, {
        get(target, key) {
            if (typeof key === "symbol" || Object.hasOwn(target, key)) {
                const value = Reflect.get(target, key);
                const isBranch = typeof value === "object" && value !== null && !Array.isArray(value);
                return isBranch
                    ? $guarded(value, `${path}${String(key)}.`)
                    : value;
            }
            if (key === "toJSON" || key === "then" || key === "constructor")
                return undefined;
            throw new $RuleError("unknown-path", `"${path}${key}" was not kept; ask for the odds with keep: ["${path}${key}"].`, { path: `${path}${key}` });
        },
        set: () => false,
    });
}
// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Equal ends are one. */
function $ends_odds_merged(rows) {
    const byEnd = new Map();
    for (const row of rows) {
        const key = JSON.stringify([row.order, row.end]);
        const before = byEnd.get(key);
        byEnd.set(key, before === undefined ? row : { ...before, chance: $add(before.chance, row.chance) });
    }
    return [...byEnd.values()];
}
function $ends_odds_oddsFrom(own) {
    const { rows } = own;
    const holds = (of) => {
        if (typeof of === "function")
            return (row) => of($guarded(row.end, ""));
        own.check(of);
        return (row) => row.result === of;
    };
    const sum = (some) => some.reduce((total, row) => $add(total, row.chance), $ZERO);
    const numberOf = (of) => {
        if (typeof of === "function")
            return (row) => of($guarded(row.end, ""));
        return (row) => Number($ends_odds_valueAt(row.end, of) ?? Number.NaN);
    };
    return Object.freeze({
        [$ends_odds_made]: own,
        possible: true,
        chance: (of) => $exact(sum(rows.filter(holds(of)))),
        outcomes: () => {
            const results = [...new Map(rows.map((row) => [row.order, row.result]))].toSorted(([a], [b]) => a - b);
            return results.map(([order, result]) => ({
                result,
                chance: $exact(sum(rows.filter((row) => row.order === order))),
            }));
        },
        mean: (of) => {
            const read = numberOf(of);
            const before = own.forbidden.map(({ end, chance }) => ({
                end,
                result: null,
                order: $NONE,
                chance,
            }));
            const parts = [...rows, ...before].map((row) => {
                const value = read(row);
                if (!Number.isSafeInteger(value))
                    throw new $RuleError("unknown-path", `${$shownOf(of)} is not a whole number in every end, so it has no mean.`, {});
                return $mul($fraction(value), row.chance);
            });
            return $exact(parts.reduce($add, $ZERO));
        },
        given: (of) => {
            const left = rows.filter(holds(of));
            const total = sum(left);
            if (left.length === 0)
                throw new $RuleError("impossible-condition", "This never happens, so nothing can be said about what then follows.", {});
            const scaled = (some) => some.filter(holds(of)).map((row) => ({ ...row, chance: $div(row.chance, total) }));
            const whole = () => {
                const all = own.whole();
                return { rows: scaled(all.rows), beyond: $share(all.beyond, total) };
            };
            return $ends_odds_oddsFrom({
                ...own,
                rows: scaled(rows),
                forbidden: [],
                beyond: $share(own.beyond, total),
                whole,
            });
        },
        andThen: (next) => $following(own, next),
        ends: Object.freeze(rows.map((row) => Object.freeze({ end: $guarded(row.end, ""), chance: $exact(row.chance) }))),
        forbidden: Object.freeze($forbiddenBy(own.forbidden)),
        beyond: $exact(own.beyond),
    });
}
function $forbiddenBy(ends) {
    const laws = [...new Map(ends.map(({ law }) => [law.id, law])).values()];
    return laws.map(({ id, message }) => {
        const own = ends.filter(({ law }) => law.id === id).map(({ chance }) => chance);
        return Object.freeze({ why: message, code: id, chance: $exact(own.reduce($add, $ZERO)) });
    });
}
function $shownOf(of) {
    return typeof of === "string" ? of : "This";
}
function $ends_odds_valueAt(end, path) {
    let found;
    const walk = (at, above) => {
        if (above === path)
            found = at;
        if (typeof at !== "object" || at === null)
            return;
        for (const key of Object.keys(at))
            walk(at[key], above === "" ? key : `${above}.${key}`);
    };
    walk(end, "");
    if (found === undefined)
        throw new $RuleError("unknown-path", `"${path}" was not kept; ask for the odds with keep: ["${path}"].`, { path });
    return found;
}
function $following(first, next) {
    const start = first.whole();
    const pairs = start.rows.map((before) => {
        const odds = next(Object.freeze(before.whole));
        return { before, then: odds === null || !odds.possible ? null : $madeOf(odds) };
    });
    const count = pairs.reduce((sum, { then }) => sum + (then?.rows.length ?? 1), 0);
    if (count > $MOST_ENDS)
        throw new $RuleError("too-large", `What follows has ${count} ends, more than ${$MOST_ENDS}.`, {
            count,
        });
    const rows = pairs.flatMap(({ before, then }) => then === null
        ? [$ends_odds_nothing(before)]
        : then.rows.map((row) => $ends_odds_joined(before, row)));
    const checks = pairs.flatMap(({ then }) => then?.check ?? []);
    const beyondOf = (own) => pairs.reduce((sum, { before, then }) => (then === null ? sum : $add(sum, $mul(before.chance, own(then)))), start.beyond);
    const whole = () => {
        const known = new Map(pairs.flatMap(({ then }) => (then === null ? [] : [[then, then.whole()]])));
        const ends = pairs.flatMap(({ before, then }) => {
            const none = {
                ...$ends_odds_nothing(before),
                whole: { follows: false, result: null, before: before.whole },
            };
            if (then === null)
                return [none];
            const all = known.get(then).rows;
            return all.map((row) => ({
                ...$ends_odds_joined(before, row),
                whole: { ...row.whole, follows: true, before: before.whole },
            }));
        });
        return {
            rows: ends,
            beyond: $share(beyondOf((then) => known.get(then).beyond), $fraction(1)),
        };
    };
    return $ends_odds_oddsFrom({
        check: (of) => (of === null && checks.length < pairs.length ? undefined : checks[0]?.(of)),
        rows: $ends_odds_merged(rows),
        forbidden: [
            ...first.forbidden.map((one) => ({ ...one, end: {} })),
            ...pairs.flatMap(({ before, then }) => (then?.forbidden ?? []).map((one) => ({
                ...one,
                end: {},
                chance: $mul(before.chance, one.chance),
            }))),
        ],
        beyond: $share(beyondOf((then) => then.beyond), $fraction(1)),
        whole,
    });
}
/** So much of the whole, at most all of it. */
function $share(part, total) {
    return $compare(part, total) < 0 ? $div(part, total) : part.n === 0n ? $ZERO : $fraction(1);
}
function $madeOf(odds) {
    const found = odds[$ends_odds_made];
    if (found !== undefined)
        return found;
    throw new $RuleError("mismatched-arguments", "What follows is given by the odds of another action, by null or by that it is not possible.", {});
}
function $ends_odds_joined(before, row) {
    return {
        ...row,
        end: { ...row.end, follows: true, before: before.end },
        chance: $mul(before.chance, row.chance),
    };
}
function $ends_odds_nothing(before) {
    return {
        end: { follows: false, result: null, before: before.end },
        result: null,
        order: $NONE,
        chance: before.chance,
    };
}
// Arrays of a given length. Invariant: they have no holes, so that reading them stays fast.
/** `n` times the same value. */
function $filled(n, value) {
    const list = [];
    for (let i = 0; i < n; i++)
        list.push(value);
    return list;
}
const $remembered = new WeakMap();
function $prepare(plan, q) {
    let known = $remembered.get(plan);
    if (known === undefined)
        $remembered.set(plan, (known = new Map()));
    const answers = plan.cuts.map((c) => c.ask === null
        ? ""
        : typeof q.answers?.[c.ask.key] === "function"
            ? "f"
            : q.answers?.[c.ask.key] === undefined
                ? "u"
                : "c");
    const key = `${q.keep.join()}|${answers.join("")}|${q.options?.liveness === false ? "all" : ""}`;
    let p = known.get(key);
    if (p === undefined) {
        if (known.size > 200)
            known.clear();
        known.set(key, (p = $work(plan, q)));
    }
    return p;
}
function $work(plan, q) {
    const end = plan.cuts.length;
    const { groups, groupOf, endless } = $inOrder(plan);
    const order = groups.flat();
    const uses = plan.cuts.map((c) => {
        if (c.ask === null)
            return c.uses;
        const given = q.answers?.[c.ask.key];
        return typeof given === "function" ? c.ask.sees : given === undefined ? c.uses : [];
    });
    const changing = $changingPlaces(plan);
    const live = q.options?.liveness === false
        ? $everythingLive(plan, q, changing)
        : $liveness(plan, q, uses, order, changing);
    const held = $filledPlaces(plan, order);
    const written = $writtenPlaces(plan, order);
    const inRow = (places) => [...places].sort((a, b) => a - b);
    const isPacked = (p, i) => i === end || written[i].has(p) || q.options?.liveness === false;
    const layouts = live.map((places, i) => $keyLayout(plan, inRow(places).filter((p) => isPacked(p, i)), held[i], i === end ? q.keep : []));
    const steady = live
        .slice(0, end)
        .map((places, i) => inRow(places).filter((p) => !isPacked(p, i)));
    const restored = plan.cuts.map((_, i) => {
        const set = new Set(plan.flows[i + 1].exits.flatMap((e) => e.sets.map(([p]) => p)));
        return inRow(live[i]).filter((p) => set.has(p));
    });
    const touched = plan.cuts.map((c, i) => {
        const all = new Set([...uses[i], ...c.to, ...plan.flows[i + 1].control]);
        for (const exit of plan.flows[i + 1].exits)
            for (const [place, deps] of exit.sets)
                if (live[exit.to === $END ? end : exit.to].has(place)) {
                    all.add(place);
                    deps.forEach((d) => all.add(d));
                }
        return all;
    });
    const regions = new Map();
    const grow = (from, varying, within) => {
        const inside = new Set();
        const queue = [from];
        for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
            if (inside.has(c) ||
                (within !== null && !within.inside.has(c)) ||
                $overlaps(touched[c], varying))
                continue;
            inside.add(c);
            for (const t of $targets(plan.flows[c + 1]))
                if (t !== $END)
                    queue.push(t);
        }
        return inside;
    };
    const isWorth = (inside) => [...inside].filter((c) => plan.cuts[c].kind === "draw").length >= 2;
    const may = plan.cuts.map((c, i) => c.kind !== "head" && isWorth(grow(i, new Set(), null)));
    return {
        layouts,
        steady,
        resettled: steady.map((places, i) => places.filter((p) => restored[i].includes(p))),
        restored,
        groups,
        groupOf,
        endless,
        mayBegin: (c) => may[c],
        region: (c, varying, within) => {
            const key = `${c}|${[...varying].join()}|${within?.id ?? ""}`;
            let r = regions.get(key);
            if (r === undefined) {
                const inside = grow(c, varying, within);
                const all = new Set([...inside].flatMap((k) => [...touched[k]]));
                r = isWorth(inside)
                    ? { id: `${c}:${[...inside].sort((a, b) => a - b).join()}`, inside, touched: all }
                    : null;
                regions.set(key, r);
            }
            return r;
        },
    };
}
function $overlaps(a, b) {
    for (const x of b)
        if (a.has(x))
            return true;
    return false;
}
function $targets(flow) {
    return [...new Set(flow.exits.map((e) => e.to))];
}
// ── liveness ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Backwards to a fixpoint: a place matters at a cut if the cut reads it, if it decides the way, or if something that matters needs it. */
function $liveness(plan, q, uses, order, changing) {
    const end = plan.cuts.length;
    const live = plan.cuts.map(() => new Set());
    live.push(new Set(q.keep));
    const backwards = [...order].reverse();
    for (let grew = true; grew;) {
        grew = false;
        for (const c of backwards) {
            const now = new Set();
            const flow = plan.flows[c + 1];
            flow.control.forEach((p) => now.add(p));
            for (const exit of flow.exits) {
                const sets = new Map(exit.sets);
                for (const p of live[exit.to === $END ? end : exit.to]) {
                    const deps = sets.get(p);
                    if (deps === undefined)
                        now.add(p);
                    else
                        deps.forEach((d) => now.add(d));
                }
            }
            plan.cuts[c].to.forEach((p) => now.delete(p));
            uses[c].forEach((p) => now.add(p));
            for (const p of now)
                if (changing.has(p) && !live[c].has(p)) {
                    live[c].add(p);
                    grew = true;
                }
        }
    }
    return live;
}
/** Without liveness every place that the rule mentions is tracked everywhere. */
function $everythingLive(plan, q, changing) {
    return [...plan.cuts.map(() => new Set(changing)), new Set(q.keep)];
}
/** Places that are drawn, asked or set after the first cut. All others hold one value for the whole run and need no tracking. */
function $changingPlaces(plan) {
    const all = new Set();
    for (const c of plan.cuts)
        c.to.forEach((p) => all.add(p));
    for (const f of plan.flows.slice(1))
        for (const e of f.exits)
            for (const [p] of e.sets)
                all.add(p);
    return all;
}
/** Places that some way to this cut draws, asks or sets: forwards to a fixpoint. */
function $writtenPlaces(plan, order) {
    const found = plan.cuts.map(() => new Set());
    for (let moved = true; moved;) {
        moved = false;
        for (const c of order)
            for (const exit of plan.flows[c + 1].exits) {
                if (exit.to === $END)
                    continue;
                const there = found[exit.to];
                const size = there.size;
                found[c].forEach((p) => there.add(p));
                plan.cuts[c].to.forEach((p) => there.add(p));
                exit.sets.forEach(([p]) => there.add(p));
                if (there.size > size)
                    moved = true;
            }
    }
    return found;
}
/** Places that hold a value at this cut whichever way was taken: forwards to a fixpoint. All others may still be none there. */
function $filledPlaces(plan, order) {
    const end = plan.cuts.length;
    const found = $filled(end + 1, null);
    const meet = (flow, before) => {
        let moved = false;
        for (const exit of flow.exits) {
            const t = exit.to === $END ? end : exit.to;
            const here = new Set(before);
            for (const [place, deps] of exit.sets)
                if (!deps.includes(place))
                    here.add(place);
            const old = found[t];
            const now = old === null ? here : new Set([...old].filter((p) => here.has(p)));
            if (old !== null && now.size === old.size)
                continue;
            found[t] = now;
            moved = true;
        }
        return moved;
    };
    meet(plan.flows[0], new Set());
    for (let moved = true; moved;) {
        moved = false;
        for (const c of order) {
            const before = found[c];
            if (before !== null &&
                before !== undefined &&
                meet(plan.flows[c + 1], new Set([...before, ...plan.cuts[c].to])))
                moved = true;
        }
    }
    return found.map((f) => f ?? new Set());
}
// ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Loops as wholes, each before what comes after it; inside a loop the way the rule runs. */
function $inOrder(plan) {
    const n = plan.cuts.length;
    const next = plan.cuts.map((_, i) => $targets(plan.flows[i + 1]).filter((t) => t !== $END));
    const index = $filled(n, -1);
    const low = $filled(n, 0);
    const onStack = $filled(n, false);
    const stack = [];
    const groups = [];
    const finished = [];
    let counter = 0;
    const visit = (c) => {
        index[c] = low[c] = counter++;
        stack.push(c);
        onStack[c] = true;
        for (const t of next[c]) {
            if (index[t] === -1) {
                visit(t);
                low[c] = Math.min(low[c], low[t]);
            }
            else if (onStack[t])
                low[c] = Math.min(low[c], index[t]);
        }
        finished.push(c);
        if (low[c] !== index[c])
            return;
        const group = [];
        for (let t = -1; t !== c;) {
            t = stack.pop();
            onStack[t] = false;
            group.push(t);
        }
        groups.push(group);
    };
    $targets(plan.flows[0]).forEach((t) => {
        if (t !== $END && index[t] === -1)
            visit(t);
    });
    for (let c = 0; c < n; c++)
        if (index[c] === -1)
            visit(c);
    const postorder = new Map(finished.map((c, i) => [c, i]));
    groups.reverse();
    const groupOf = $filled(n, 0);
    groups.forEach((group, g) => {
        group.sort((a, b) => postorder.get(b) - postorder.get(a));
        for (const c of group)
            groupOf[c] = g;
    });
    return {
        groups,
        groupOf,
        endless: groups.map((group) => group.some((c) => plan.cuts[c].endless)),
    };
}
// ── packing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $keyLayout(plan, places, held, asked) {
    const n = places.length;
    const lo = places.map((p) => plan.lo[p]);
    const none = places.map((p) => plan.optional[p] === 1 || (p < plan.registers && !held.has(p)) ? 1 : 0);
    const spans = places.map((p, i) => plan.hi[p] - lo[i] + 1 + none[i]);
    const strides = $filled(n, 1);
    let size = 1;
    for (let i = n - 1; i >= 0; i--) {
        strides[i] = size;
        size *= spans[i];
    }
    const at = new Map(places.map((p, i) => [p, i]));
    const digitOf = (value, i) => {
        const d = value === $NONE ? 0 : value - lo[i] + none[i];
        if (!(d >= 0 && d < spans[i]) || (value === $NONE && none[i] === 0))
            throw new Error(`place ${places[i]} holds ${value}, outside ${lo[i]}..${plan.hi[places[i]]}`);
        return d;
    };
    const spare = [];
    const only = n === 0 ? -1 : n === 1 && none[0] === 0 ? places[0] : -2;
    const common = {
        places,
        asked,
        only,
        least: lo[0] ?? 0,
        spare,
        has: (p) => at.has(p),
        strideOf: (p) => strides[at.get(p)],
    };
    if (n <= 1 && size <= Number.MAX_SAFE_INTEGER) {
        const [p, least] = [places[0] ?? 0, lo[0] ?? 0];
        return {
            ...common,
            size,
            interned: false,
            pack: n === 0
                ? () => 0
                : none[0] === 1
                    ? (file) => digitOf(file[p], 0)
                    : (file) => file[p] >= least && file[p] - least < spans[0]
                        ? file[p] - least
                        : digitOf(file[p], 0),
            unpack: (key, file) => {
                if (n === 1)
                    file[p] = none[0] === 0 ? key + least : key === 0 ? $NONE : key + least - 1;
            },
            digit: (key) => key,
        };
    }
    if (size <= Number.MAX_SAFE_INTEGER) {
        return {
            ...common,
            size,
            interned: false,
            pack: (file) => {
                let key = 0;
                for (let i = 0; i < n; i++) {
                    const value = file[places[i]];
                    const d = none[i] === 0 ? value - lo[i] : digitOf(value, i);
                    if (!(d >= 0 && d < spans[i]))
                        digitOf(value, i);
                    key += d * strides[i];
                }
                return key;
            },
            unpack: (key, file) => {
                let rest = key;
                for (let i = 0; i < n; i++) {
                    const d = n === 1 ? rest : Math.floor(rest / strides[i]);
                    rest -= d * strides[i];
                    file[places[i]] = none[i] === 0 ? d + lo[i] : d === 0 ? $NONE : d + lo[i] - 1;
                }
            },
            digit: (key, p) => {
                const i = at.get(p);
                return Math.floor(key / strides[i]) % spans[i];
            },
        };
    }
    const numbers = new Map();
    const states = [];
    return {
        ...common,
        size: Number.POSITIVE_INFINITY,
        interned: true,
        pack: (file) => {
            const values = places.map((p) => file[p]);
            const name = values.join();
            let key = numbers.get(name);
            if (key === undefined)
                numbers.set(name, (key = states.push(values) - 1));
            return key;
        },
        unpack: (key, file) => {
            const values = states[key];
            for (let i = 0; i < n; i++)
                file[places[i]] = values[i];
        },
        digit: (key, p) => states[key][at.get(p)],
    };
}
// An absorbing chain solved exactly: where does the weight end that starts in these states, if it runs until it leaves?
// States are eliminated one by one (the sum over all returns is 1 / (1 - p)). Invariant: fractions only, no cut-off.
/** States a loop without bound may have. */
const $MOST_CHAIN_STATES = 3000;
const $plus = (a, b) => ({
    mass: $add(a.mass, b.mass),
    grown: a.grown.n === 0n ? b.grown : b.grown.n === 0n ? a.grown : $add(a.grown, b.grown),
});
const $odds_chain_times = (a, b) => ({
    mass: $mul(a.mass, b.mass),
    grown: a.grown.n === 0n
        ? b.grown.n === 0n
            ? $ZERO
            : $mul(a.mass, b.grown)
        : b.grown.n === 0n
            ? $mul(a.grown, b.mass)
            : $add($mul(a.mass, b.grown), $mul(a.grown, b.mass)),
});
/** Weights of the ends outside, over one denominator. */
function $absorb(chain) {
    const ids = new Map();
    const states = [];
    const rows = [];
    const before = [];
    const idOf = (node, key, side) => {
        const name = `${node}/${key}/${side}`;
        let id = ids.get(name);
        if (id === undefined) {
            id = states.push({ node, key, inside: chain.isInside(node), side }) - 1;
            if (states.length > $MOST_CHAIN_STATES)
                throw new $RuleError("too-large", `The loop with the roll "${chain.label}" has more than ${$MOST_CHAIN_STATES} states.`, { roll: chain.label });
            ids.set(name, id);
            rows.push(new Map());
            before.push(new Set());
        }
        return id;
    };
    const put = (row, to, w) => {
        const old = row.get(to);
        row.set(to, old === undefined ? w : $plus(old, w));
    };
    const grownBy = (m) => {
        const w = $fraction(m.n, m.d);
        return {
            mass: w,
            grown: m.more === undefined || m.more === 0 ? $ZERO : $mul(w, $fraction(m.more)),
        };
    };
    const mass = new Map();
    for (const s of chain.sources)
        put(mass, idOf(s.node, s.key, "all"), grownBy(s));
    for (let id = 0; id < states.length; id++) {
        const s = states[id];
        if (!s.inside)
            continue;
        for (const m of chain.next(s.node, s.key)) {
            const to = idOf(m.node, m.key, m.side ?? "all");
            put(rows[id], to, grownBy(m));
            before[to].add(id);
        }
    }
    for (let id = states.length - 1; id >= 0; id--) {
        if (!states[id].inside)
            continue;
        const row = rows[id];
        const self = row.get(id);
        row.delete(id);
        before[id].delete(id);
        if (self !== undefined) {
            const leave = $sub($ONE, self.mass);
            if (leave.n === 0n)
                throw new $RuleError("endless", `The loop with the roll "${chain.label}" can never be left.`, { roll: chain.label });
            const again = {
                mass: $div($ONE, leave),
                grown: self.grown.n === 0n ? $ZERO : $div(self.grown, $mul(leave, leave)),
            };
            for (const [to, w] of row)
                row.set(to, $odds_chain_times(w, again));
        }
        const hand = (from, who) => {
            const w = from.get(id);
            if (w === undefined)
                return;
            from.delete(id);
            for (const [to, x] of row) {
                put(from, to, $odds_chain_times(w, x));
                if (who !== null)
                    before[to].add(who);
            }
        };
        for (const p of before[id])
            hand(rows[p], p);
        for (const to of row.keys())
            before[to].delete(id);
        hand(mass, null);
    }
    const read = ({ mass: all, grown }, side) => {
        if (side === "all")
            return all;
        const far = $div(grown, $fraction(chain.reach ?? 1));
        return side === "far" ? far : $sub(all, far);
    };
    const found = [...mass]
        .map(([id, w]) => ({ ...states[id], weight: read(w, states[id].side) }))
        .filter((e) => e.weight.n !== 0n);
    let den = 1n;
    for (const e of found)
        den = (den / $gcd(den, e.weight.d)) * e.weight.d;
    return {
        den,
        ends: found.map((e) => ({ node: e.node, key: e.key, weight: e.weight.n * (den / e.weight.d) })),
    };
}
const $SMALL = 512;
const $MANY_KEYS = 128;
const $DENSE = 1 << 20;
function $emptyFrontier(den, layout) {
    const { size, spare } = layout;
    const dense = size > $SMALL ? null : (spare.pop() ?? new Int32Array(size));
    return {
        den,
        big: typeof den === "bigint",
        keys: [],
        nums: [],
        bigs: [],
        dense,
        sparse: $noKeys,
        size,
    };
}
/** Gives the index of a small frontier that is done with back to its layout, cleared. */
function $release(f, layout) {
    if (f.dense === null || f.size > $SMALL || layout.spare.length > 0)
        return;
    for (const key of f.keys)
        f.dense[key] = 0;
    layout.spare.push(f.dense);
    f.dense = null;
}
/** Stands for the map that is made when the first key comes. */
const $noKeys = new Map();
/** `w` is a plain number exactly where the frontier is not big. */
function $addTo(f, key, w) {
    if (f.big)
        $addBig(f, key, w);
    else
        $addNumber(f, key, w);
}
function $addNumber(f, key, w) {
    const at = $indexOf(f, key);
    if (at === f.nums.length)
        f.nums.push(w);
    else
        f.nums[at] = f.nums[at] + w;
}
function $addBig(f, key, w) {
    const at = $indexOf(f, key);
    if (at === f.bigs.length)
        f.bigs.push(w);
    else
        f.bigs[at] = f.bigs[at] + w;
}
function $indexOf(f, key) {
    if (f.dense !== null) {
        const at = f.dense[key];
        if (at > 0)
            return at - 1;
        const index = f.keys.push(key);
        f.dense[key] = index;
        return index - 1;
    }
    if (f.sparse === $noKeys)
        f.sparse = new Map();
    const at = f.sparse.get(key);
    if (at !== undefined)
        return at - 1;
    const index = f.keys.push(key);
    if (index < $MANY_KEYS || f.size > $DENSE)
        f.sparse.set(key, index);
    else {
        f.dense = new Int32Array(f.size);
        for (let i = 0; i < index; i++)
            f.dense[f.keys[i]] = i + 1;
        f.sparse = $noKeys;
    }
    return index - 1;
}
/** Makes room for weights over `den`: brings both to the least common multiple, gives the factor for what comes in. */
function $mergedDen(f, den) {
    if (f.den === den)
        return f.big ? 1n : 1;
    if (typeof f.den === "number" && typeof den === "number") {
        const l = (f.den / $smallGcd(f.den, den)) * den;
        if (l <= Number.MAX_SAFE_INTEGER) {
            const factor = l / f.den;
            if (factor !== 1)
                for (let i = 0; i < f.nums.length; i++)
                    f.nums[i] = f.nums[i] * factor;
            f.den = l;
            return l / den;
        }
    }
    const [a, b] = [BigInt(f.den), BigInt(den)];
    const l = (a / $gcd(a, b)) * b;
    const factor = l / a;
    f.bigs = f.big
        ? factor === 1n
            ? f.bigs
            : f.bigs.map((w) => w * factor)
        : f.nums.map((w) => BigInt(w) * factor);
    f.nums = [];
    f.big = true;
    f.den = l;
    return l / b;
}
/** The least common multiple, plain while it is safe. */
function $odds_frontier_lcm(a, b) {
    if (a === b)
        return a;
    if (typeof a === "number" && typeof b === "number") {
        const l = (a / $smallGcd(a, b)) * b;
        if (l <= Number.MAX_SAFE_INTEGER)
            return l;
    }
    const [x, y] = [BigInt(a), BigInt(b)];
    return (x / $gcd(x, y)) * y;
}
function $smallGcd(a, b) {
    let [x, y] = [a, b];
    while (y !== 0)
        [x, y] = [y, x % y];
    return x;
}
// Pascal's triangle. Invariant: row n of what is given has n + 1 exact entries; rows once made are kept, they never change.
const $rows = [[1n]];
/** Rows 0..n: `binomials(n)[m]![c]!` is the number of ways to choose c of m. */
function $binomials(n) {
    while ($rows.length <= n) {
        const last = $rows[$rows.length - 1];
        $rows.push([1n, ...last.slice(1).map((c, i) => c + last[i]), 1n]);
    }
    return $rows;
}
/** What explodes or is rerolled at most this often is worked out; beyond it the pool is refused. */
const $die_odds_MOST_ROUNDS = 200;
/** A throw of the unit with the given weights of its values. */
function $thrown(pool, values) {
    return $tidy(values.map(([value, weight]) => ({
        total: value,
        last: value,
        worth: pool.value === "count" ? $worthOf(pool, value) : 0,
        weight,
    })));
}
/** The die after the steps, from the odds of where it stands; `fresh` is a throw of the unit. */
function $afterSteps(start, steps, fresh) {
    return steps.reduce((die, step) => step.kind === "reroll" ? $reroll(die, step, fresh) : $explode(die, step, fresh), start);
}
/** The last face no longer matters: states that differ only there become one. */
function $withoutLast(die) {
    return $tidy(die.states.map((s) => ({ ...s, last: 0 })));
}
/** Without a bound: the die as it falls on condition that it falls outside. */
function $reroll(die, step, fresh) {
    if (step.most === null) {
        const good = fresh.states.filter((s) => !$dice_holds(step.on, s.total));
        const again = $sum(die.states.filter((s) => $dice_holds(step.on, s.total)));
        if (again === 0n)
            return die;
        const goodWhole = $sum(good);
        if (goodWhole === 0n)
            throw $endless("Every face is rolled again, for ever.");
        return $tidy([
            ...$die_odds_scaled(die.states.filter((s) => !$dice_holds(step.on, s.total)), goodWhole),
            ...$die_odds_scaled(good, again),
        ]);
    }
    let now = die;
    for (let round = 0; round < step.most; round++) {
        const again = $sum(now.states.filter((s) => $dice_holds(step.on, s.total)));
        if (again === 0n)
            break;
        $bounded(round);
        now = $tidy([
            ...$die_odds_scaled(now.states.filter((s) => !$dice_holds(step.on, s.total)), fresh.whole),
            ...$die_odds_scaled(fresh.states, again),
        ]);
    }
    return now;
}
function $explode(die, step, fresh) {
    let done = die.states.filter((s) => !$dice_holds(step.on, s.last));
    let open = die.states.filter((s) => $dice_holds(step.on, s.last));
    if (open.length > 0 && step.most === null)
        throw $endless("The odds of dice that explode without a bound cannot be listed: say `at most n times`.");
    for (let round = 0; round < (step.most ?? 0) && open.length > 0; round++) {
        $bounded(round);
        const next = $tidy(open.flatMap((s) => fresh.states.map((f) => ({
            total: s.total + f.total,
            last: f.last,
            worth: s.worth + f.worth,
            weight: s.weight * f.weight,
        }))), false).states;
        done = [
            ...$die_odds_scaled(done, fresh.whole),
            ...next.filter((s) => !$dice_holds(step.on, s.last)),
        ];
        open = next.filter((s) => $dice_holds(step.on, s.last));
    }
    return $tidy([...done, ...open]);
}
function $endless(message) {
    return new $RuleError("endless", message);
}
function $bounded(round) {
    if (round >= $die_odds_MOST_ROUNDS)
        throw new $RuleError("too-large", `Odds are worked out for dice thrown again at most ${$die_odds_MOST_ROUNDS} times.`, {
            limit: $die_odds_MOST_ROUNDS,
        });
}
function $sum(states) {
    return states.reduce((all, s) => all + s.weight, 0n);
}
function $die_odds_scaled(states, by) {
    return states.map((s) => ({ ...s, weight: s.weight * by }));
}
/** Equal states become one, none has weight 0; what all weights have in common goes, unless they stand beside others. */
function $tidy(states, reduced = true) {
    const merged = new Map();
    for (const s of states) {
        if (s.weight === 0n)
            continue;
        const key = `${s.total}/${s.last}/${s.worth}`;
        const known = merged.get(key);
        merged.set(key, known === undefined ? s : { ...s, weight: s.weight + known.weight });
    }
    const list = [...merged.values()].sort((a, b) => $byHeight(a, b) || b.last - a.last);
    const common = reduced ? list.reduce((all, s) => $gcd(all, s.weight), 0n) : 1n;
    const exact = common > 1n ? list.map((s) => ({ ...s, weight: s.weight / common })) : list;
    return { states: exact, whole: $sum(exact) };
}
/** Every list of so many dice in the order thrown, the last die fastest, faces from the lowest up. */
function $orderedLists(faces, dice) {
    const rising = [...faces].reverse();
    let lists = [{ list: [], weight: 1n }];
    for (let i = 0; i < dice; i++)
        lists = lists.flatMap(({ list, weight }) => rising.map((f) => ({ list: [...list, f.total], weight: weight * f.weight })));
    return lists;
}
/** How many sorted lists of `kept` dice there are; never less than the true number. */
function $keptListCount(faces, kept) {
    let count = 1;
    for (let i = 1; i <= kept; i++)
        count = (count * (faces - 1 + i)) / i;
    return Math.ceil(count);
}
/** Positions `from`..`to`-1 of the sorted dice, with weights out of whole^dice; the faces are given highest first. */
function $keptLists(faces, dice, from, to) {
    return $keptDice(faces, dice, from, to).map(({ dice: d, weight }) => ({
        list: d.map((f) => f.total),
        weight,
    }));
}
/**
 * As keptLists, with the faces themselves. The dice above the kept ones lie in the highest kept face or over it, those below in the
 * lowest kept face or under it; so each list's weight is a product of one factor for each face in it.
 */
function $keptDice(faces, dice, from, to) {
    const kept = to - from;
    const whole = faces.reduce((all, f) => all + f.weight, 0n);
    if (kept <= 0)
        return [{ dice: [], weight: whole ** BigInt(dice) }];
    const choose = $binomials(dice);
    const under = dice - to;
    const over = [];
    faces.reduce((sum, f, i) => ((over[i] = sum), sum + f.weight), 0n);
    const beyond = (i) => whole - over[i] - faces[i].weight;
    const power = (base, n) => base ** BigInt(n);
    /** Of c + spare dice at least c show the face, the others one of weight `outside`. */
    const edge = (i, c, spare, outside) => {
        let ways = 0n;
        for (let x = 0; x <= spare; x++)
            ways +=
                choose[c + spare][c + x] * power(outside, spare - x) * power(faces[i].weight, c + x);
        return ways;
    };
    const alone = (i) => {
        let ways = 0n;
        for (let x = 0; x <= from; x++)
            ways +=
                choose[dice][from - x] * power(over[i], from - x) * edge(i, kept + x, under, beyond(i));
        return ways;
    };
    const found = [];
    const grow = (i, list, weight) => {
        const open = kept - list.length;
        for (let j = i; j < faces.length; j++) {
            for (let c = open; c > 0; c--) {
                const more = [...list, ...Array.from({ length: c }, () => faces[j])];
                if (list.length === 0 && c === kept)
                    found.push({ dice: more, weight: alone(j) });
                else if (list.length === 0)
                    grow(j + 1, more, choose[dice][from + c] * edge(j, c, from, over[j]));
                else if (c === open)
                    found.push({ dice: more, weight: weight * edge(j, c, under, beyond(j)) });
                else
                    grow(j + 1, more, weight * choose[open + under][c] * power(faces[j].weight, c));
            }
        }
    };
    grow(0, [], 1n);
    return found;
}
/**
 * Dice that are kept and then thrown again: the lists of kept dice first, then each later step over every list, equal lists made one.
 * `afford` is told the cost of each step before it is taken, and throws where it is too much.
 */
function $mixedLists(faces, dice, kept, later, fresh, afford) {
    let lists = $keptDice(faces, dice, kept[0], kept[1]);
    later.forEach((step, i) => {
        if ($isKeep(step)) {
            lists = $alike(lists.map(({ dice: d, weight }) => ({
                dice: d.slice(...$keptPart(step, d.length)),
                weight,
            })));
            return;
        }
        if (!$isAgain(step))
            return;
        const looksBack = later.slice(i + 1).some((s) => s.kind === "explode");
        const after = new Map();
        for (const face of new Set(lists.flatMap((l) => l.dice)))
            after.set(face, $pool_lists_again(face, step, fresh, looksBack));
        // One denominator for all: each die's odds are brought to the least common one.
        const common = [...after.values()].reduce((all, die) => $pool_lists_lcm(all, die.whole), 1n);
        const length = lists[0]?.dice.length ?? 0;
        for (let place = 0; place < length; place++) {
            afford(lists.reduce((all, l) => all + after.get(l.dice[place]).states.length, 0) * length);
            lists = $alike(lists.flatMap(({ dice: d, weight }) => {
                const die = after.get(d[place]);
                return die.states.map((s) => ({
                    dice: d.with(place, s),
                    weight: weight * s.weight * (common / die.whole),
                }));
            }), place);
        }
        lists = $alike(lists.map(({ dice: d, weight }) => ({ dice: d.toSorted($byHeight), weight })));
    });
    return lists;
}
function $pool_lists_again(face, step, fresh, looksBack) {
    const die = $afterSteps({ states: [{ ...face, weight: 1n }], whole: 1n }, [step], fresh);
    return looksBack ? die : $withoutLast(die);
}
/** Equal lists become one. Dice up to `place` are changed already, those behind it are not, so their order still matters. */
function $alike(lists, place = -1) {
    const found = new Map();
    for (const l of lists) {
        const dice = place < 0
            ? l.dice
            : [...l.dice.slice(0, place + 1).sort($byHeight), ...l.dice.slice(place + 1)];
        const key = dice.map((d) => `${d.total},${d.last},${d.worth}`).join(" ");
        const known = found.get(key);
        found.set(key, { dice: known?.dice ?? dice, weight: l.weight + (known?.weight ?? 0n) });
    }
    return [...found.values()];
}
function $pool_lists_lcm(a, b) {
    let [x, y] = [a, b];
    while (y !== 0n)
        [x, y] = [y, x % y];
    return (a / x) * b;
}
/** Steps that powerOf takes. */
function $powerCost(die, dice) {
    return dice * $spanOf(die) * Math.min(4, $pool_sums_merged(die).length) + dice;
}
/**
 * Weights of the sum of so many dice. Equal weights on consecutive faces: P = ((1 - x^s)/(1 - x))^n obeys P'(1-x)(1-x^s) =
 * n P ((1-x^s) - s x^(s-1)(1-x)), which gives each weight from three before it. Else J. C. P. Miller's recurrence for a power of a
 * polynomial (Knuth, TAOCP 2, 4.7).
 */
function $powerOf(die, dice) {
    const faces = $pool_sums_merged(die);
    const span = $spanOf(faces);
    const weights = [faces[0].weight ** BigInt(dice)];
    const even = faces.length === span + 1 && faces.every((f) => f.weight === faces[0].weight);
    if (even) {
        const s = span + 1;
        const last = dice * span;
        const at = (k) => (k < 0 ? 0n : weights[k]);
        for (let k = 1; 2 * k <= last; k++) {
            let next = BigInt(k - 1 + dice) * at(k - 1);
            if (k >= s)
                next += BigInt(k - s - dice * s) * at(k - s);
            if (k > s)
                next -= BigInt(k - s - 1 - dice * (s - 1)) * at(k - s - 1);
            weights.push(next / BigInt(k));
        }
        for (let k = weights.length; k <= last; k++)
            weights.push(weights[last - k]);
        return weights;
    }
    const first = faces[0].weight;
    const others = faces.slice(1);
    for (let k = 1; k <= dice * span; k++) {
        let next = 0n;
        for (const { at, weight } of others) {
            if (at > k)
                break;
            const before = weights[k - at];
            if (before !== 0n)
                next += BigInt(at * (dice + 1) - k) * weight * before;
        }
        weights.push(next / (BigInt(k) * first));
    }
    return weights;
}
/** Steps that keptSums takes. */
function $keptSumsCost(die, dice, from, to) {
    const last = Math.min(to, dice - from);
    return (die.length * (last + 1) * (last + 2) * ($spanOf(die) * (to - from) + 1) * 0.25 +
        die.length * dice * last);
}
/**
 * Weights of the sum of the dice `from`..`to`-1 of the sorted dice; the faces are given highest first. It goes over the faces and
 * knows, for m dice above the present face, the sums of those of them that are kept; once all kept ones are found the rest are free.
 */
function $keptSums(die, dice, from, to) {
    const turned = dice - from < to;
    const faces = turned ? [...die].reverse() : die;
    const [a, b] = turned ? [dice - to, dice - from] : [from, to];
    const span = $spanOf(die);
    const whole = die.reduce((all, f) => all + f.weight, 0n);
    const small = whole ** BigInt(Math.max(0, b - 1)) < 1n << 53n;
    const kept = (m) => Math.max(0, m - a);
    const above = Array.from({ length: b }, (_, m) => $zeros(kept(m) * span + 1, small));
    above[0][0] = small ? 1 : 1n;
    const result = Array.from({ length: (b - a) * span + 1 }, () => 0n);
    const choose = $binomials(dice);
    let below = whole;
    for (const { at, weight } of faces) {
        below -= weight;
        const powers = $powersOf(weight, dice);
        const rests = $powersOf(below, dice);
        for (let m = 0; m < b; m++) {
            let ways = 0n;
            for (let c = b - m; c <= dice - m; c++)
                ways += choose[dice - m][c] * powers[c] * rests[dice - m - c];
            $addScaled(result, above[m], (b - Math.max(m, a)) * at, choose[dice][m] * ways);
        }
        for (let m = b - 1; m > 0; m--)
            for (let c = 1; c <= m; c++)
                $addScaled(above[m], above[m - c], (kept(m) - kept(m - c)) * at, choose[m][c] * powers[c]);
    }
    return result;
}
function $zeros(length, small) {
    return small ? Array.from({ length }, () => 0) : Array.from({ length }, () => 0n);
}
/** target[i + shift] += factor · source[i]; numbers only where the caller knows that the sums are safe. */
function $addScaled(target, source, shift, factor) {
    if (typeof target[0] === "number") {
        const [to, from, by] = [target, source, Number(factor)];
        for (let i = 0; i < from.length; i++)
            if (from[i] !== 0)
                to[i + shift] = to[i + shift] + from[i] * by;
        return;
    }
    const to = target;
    for (let i = 0; i < source.length; i++) {
        const weight = source[i];
        if (weight === 0 || weight === 0n)
            continue;
        to[i + shift] = to[i + shift] + BigInt(weight) * factor;
    }
}
function $powersOf(base, most) {
    const powers = [1n];
    for (let i = 1; i <= most; i++)
        powers.push(powers[i - 1] * base);
    return powers;
}
function $spanOf(die) {
    return Math.max(...die.map((f) => f.at));
}
/** By what they give, least first; faces that give the same become one. */
function $pool_sums_merged(die) {
    const weights = new Map();
    for (const { at, weight } of die)
        weights.set(at, (weights.get(at) ?? 0n) + weight);
    return [...weights].map(([at, weight]) => ({ at, weight })).sort((x, y) => x.at - y.at);
}
/** Additions of weights that the totals of one pool may cost: half a second or so. */
const $POOL_BUDGET = 16_000_000;
/** Faces in all lists of one pool together. */
const $LIST_BUDGET = 2_000_000;
/**
 * What the pool gives, exactly. The same object for the same pool.
 * @throws RuleError `too-large` before anything is worked out that costs more than POOL_BUDGET or LIST_BUDGET; `endless` for dice that explode
 *   without a bound, and for dice that are rerolled for ever.
 */
function $distribution(pool) {
    const known = $cache.get(pool);
    if (known !== undefined)
        return known;
    const odds = pool.value === "list" ? $listOdds(pool) : $totalOdds(pool);
    $cache.set(pool, odds);
    return odds;
}
const $cache = new WeakMap();
/** The distribution of a sum or count (of a list: of the sum of its faces). Errors as distribution. */
function $totalOdds(pool) {
    const summed = pool.value === "list" ? { ...pool, value: "sum", plus: 0 } : pool;
    const shape = $shapeOf(summed);
    if (shape.dice <= 0)
        return $totals(summed.plus, [1n]);
    const gives = (s) => summed.value === "count" ? s.worth : s.total;
    if (shape.later.length > 0) {
        const sums = new Map();
        for (const { dice, weight } of $mixed(summed, shape)) {
            const sum = dice.reduce((all, d) => all + gives(d), 0);
            sums.set(sum, (sums.get(sum) ?? 0n) + weight);
        }
        return $dense(summed, sums);
    }
    const [from, to] = shape.kept;
    if (from === to)
        return $totals(summed.plus, [1n]);
    const faces = shape.die.states.map((s) => ({ gives: gives(s), weight: s.weight }));
    const lo = Math.min(...faces.map((f) => f.gives));
    const offsets = faces.map((f) => ({ at: f.gives - lo, weight: f.weight }));
    const all = to - from === shape.dice;
    $pool_odds_afford(summed, all ? $powerCost(offsets, shape.dice) : $keptSumsCost(offsets, shape.dice, from, to));
    const weights = all ? $powerOf(offsets, shape.dice) : $keptSums(offsets, shape.dice, from, to);
    return $totals(summed.plus + lo * (to - from), weights);
}
/** The least and the greatest total (or face of a list); attained, except where a later reroll or explosion looks at dice kept. */
function $boundsOf(pool) {
    if (pool.n <= 0)
        return pool.value === "list" ? [0, 0] : [pool.plus, pool.plus];
    // A throw of another pool matters by its ends alone, unless a step looks at its total.
    if (pool.unit.kind === "total" && pool.then.every($isKeep))
        return $scaledBounds(pool, $boundsOf(pool.unit.of));
    const gives = (die) => die.states.map((s) => (pool.value === "count" ? s.worth : s.total));
    const fresh = $freshDie(pool);
    const again = pool.then.filter($isAgain);
    const endless = again.filter((s) => s.kind === "explode" &&
        s.most === null &&
        fresh.states.some((f) => $dice_holds(s.on, f.last)));
    const once = gives($afterSteps(fresh, again.filter((s) => !endless.includes(s)), fresh));
    const more = $MOST_THROWS_AGAIN * endless.length;
    const lo = Math.min(...once) + more * Math.min(0, ...gives(fresh));
    const hi = Math.max(...once) + more * Math.max(0, ...gives(fresh));
    return $scaledBounds(pool, [lo, hi]);
}
/** How many dice are left in the end. */
function $diceKept(pool) {
    return pool.then.reduce((dice, step) => {
        if (!$isKeep(step))
            return dice;
        const [from, to] = $keptPart(step, dice);
        return to - from;
    }, Math.max(0, pool.n));
}
function $scaledBounds(pool, once) {
    if (pool.value === "list")
        return once;
    const kept = $diceKept(pool);
    return [once[0] * kept + pool.plus, once[1] * kept + pool.plus];
}
function $listOdds(pool) {
    const shape = $shapeOf(pool);
    if (shape.dice <= 0)
        return $lists([{ list: [], weight: 1n }]);
    if (shape.later.length > 0)
        return $lists($mixed(pool, shape).map(({ dice, weight }) => ({ list: dice.map((d) => d.total), weight })));
    const [from, to] = shape.kept;
    const { states } = shape.die;
    if (!shape.sorted) {
        $pool_odds_afford(pool, states.length ** shape.dice * shape.dice, $LIST_BUDGET);
        return $lists($orderedLists(states, shape.dice));
    }
    $pool_odds_afford(pool, $keptListCount(states.length, to - from) * (to - from + 1), $LIST_BUDGET);
    return $lists($keptLists(states, shape.dice, from, to));
}
/** `last`: the face thrown last stays known, for what follows. */
function $shapeOf(pool, last = false) {
    const steps = pool.then.filter((s) => s.kind !== "count");
    const cut = (list, at) => at < 0 ? [list, []] : [list.slice(0, at), list.slice(at)];
    const [before, rest] = cut(steps, steps.findIndex($isKeep));
    const [keeps, later] = cut(rest, rest.findIndex($isAgain));
    const fresh = $freshDie(pool);
    const die = $afterSteps(fresh, before.filter($isAgain), fresh);
    let kept = [0, Math.max(0, pool.n)];
    for (const step of keeps.filter($isKeep)) {
        const [from, to] = $keptPart(step, kept[1] - kept[0]);
        kept = [kept[0] + from, kept[0] + to];
    }
    return {
        dice: pool.n,
        die: later.length === 0 && !last ? $withoutLast(die) : die,
        sorted: keeps.length > 0,
        kept,
        later,
    };
}
function $freshDie(pool) {
    if (pool.unit.kind === "faces")
        return $thrown(pool, pool.unit.faces.map((face) => [face, 1n]));
    const of = $totalOdds(pool.unit.of);
    return $thrown(pool, of.weights.map((w, i) => [of.lo + i, BigInt(w)]));
}
function $mixed(pool, shape) {
    const kept = shape.kept[1] - shape.kept[0];
    $pool_odds_afford(pool, $keptListCount(shape.die.states.length, kept) * (kept + 1), $LIST_BUDGET);
    return $mixedLists(shape.die.states, shape.dice, shape.kept, shape.later, $freshDie(pool), (cost) => $pool_odds_afford(pool, cost));
}
/** The sorted dice that are kept, with their weights. */
function $keptDiceOf(pool, states, [from, to]) {
    $pool_odds_afford(pool, $keptListCount(states.length, to - from) * (to - from + 1), $LIST_BUDGET);
    return $keptDice(states, pool.n, from, to);
}
function $pool_odds_afford(pool, cost, limit = $POOL_BUDGET) {
    if (cost <= limit)
        return;
    const dice = $showDice(pool);
    throw new $RuleError("too-large", `The odds of ${dice} would take ${Math.ceil(cost)} steps; the limit is ${limit}.`, {
        dice,
        limit,
    });
}
function $totals(lo, weights) {
    return { kind: "total", lo, ...$plain(weights) };
}
function $lists(found) {
    return { kind: "list", lists: found.map((f) => f.list), ...$plain(found.map((f) => f.weight)) };
}
function $dense(pool, sums) {
    const lo = Math.min(...sums.keys());
    const span = Math.max(...sums.keys()) - lo + 1;
    $pool_odds_afford(pool, span);
    return $totals(pool.plus + lo, Array.from({ length: span }, (_, i) => sums.get(lo + i) ?? 0n));
}
/** Numbers while the whole is a safe integer. */
function $plain(weights) {
    const total = weights.reduce((all, w) => all + w, 0n);
    return total < 1n << 53n
        ? { weights: weights.map(Number), total: Number(total) }
        : { weights, total };
}
/** The furthest that totals are told apart. */
const $FURTHEST = 4096;
/** Multiplications for one such pool. */
const $MOST_WORK = 30_000_000;
/** Whether totals of this pool have no greatest value, and it is one of those that can be worked out. */
function $isOpen(pool) {
    const known = $open.get(pool);
    if (known !== undefined)
        return known;
    const found = pool.value !== "list" && pool.n > 0 && $kindOf(pool) !== null;
    $open.set(pool, found);
    return found;
}
const $open = new WeakMap();
/** One explosion without bound, the last of the throws again; and where dice are kept they are summed. */
function $kindOf(pool) {
    const steps = pool.then.filter((s) => s.kind !== "count");
    const again = steps.filter($isAgain);
    const endless = again.filter((s) => s.kind === "explode" && s.most === null);
    const step = endless[0];
    if (endless.length !== 1 || step === undefined || again.at(-1) !== step)
        return null;
    const keeps = steps.some($isKeep);
    const late = keeps && steps.at(-1) === step && again.length === 1;
    if (keeps && pool.value === "count")
        return null;
    if (!late && keeps && steps.findIndex($isKeep) < steps.indexOf(step))
        return null;
    const die = $freshDie(pool);
    const going = die.states.filter((s) => $dice_holds(step.on, s.last));
    if (going.length === 0 || going.length === die.states.length)
        return null;
    return going.every((s) => $givesOf(pool)(s) >= 0) ? { step, late } : null;
}
function $givesOf(pool) {
    return (s) => (pool.value === "count" ? s.worth : s.total);
}
const $open_odds_known = new WeakMap();
/** The odds of the totals below `from` (without `plus`), the same object for the same question. @throws RuleError `too-large` */
function $openOdds(pool, from) {
    const before = $open_odds_known.get(pool) ?? new Map();
    $open_odds_known.set(pool, before);
    const found = before.get(from) ?? $worked(pool, from);
    before.set(from, found);
    return found;
}
function $worked(pool, from) {
    const kind = $kindOf(pool);
    if (kind === null)
        throw new Error("this pool has a greatest total");
    if (from > $FURTHEST)
        throw new $RuleError("too-large", `Totals of dice that explode without a bound are told apart up to ${$FURTHEST}.`, { limit: $FURTHEST });
    const shape = $shapeOf({ ...pool, then: pool.then.filter((s) => s !== kind.step) }, true);
    const die = { first: shape.die, fresh: $freshDie(pool), step: kind.step };
    return kind.late
        ? $afterKeeping(pool, die, shape.kept, from)
        : $beforeKeeping(pool, die, shape.kept, from);
}
/** What one die comes to below `limit`: round by round, each over the denominator of the last. */
function $seriesOf(first, { fresh, step }, gives, limit) {
    const lo = Math.min(...first.states.map(gives), ...fresh.states.map(gives));
    const size = Math.max(0, limit - lo);
    const goes = (s) => $dice_holds(step.on, s.last);
    const idle = fresh.states
        .filter((s) => goes(s) && gives(s) === 0)
        .reduce((sum, s) => sum + s.weight, 0n);
    const per = fresh.whole - idle;
    const done = Array.from({ length: size }, () => 0n);
    let now = new Map();
    const put = (into, at, w) => void (at < limit && into.set(at, (into.get(at) ?? 0n) + w));
    let whole = first.whole;
    for (const s of first.states) {
        if (goes(s))
            put(now, gives(s), s.weight);
        else if (gives(s) < limit)
            done[gives(s) - lo] += s.weight;
    }
    while (now.size > 0) {
        for (let i = 0; i < size; i++)
            done[i] *= per;
        whole *= per;
        const next = new Map();
        for (const [sum, w] of now)
            for (const s of fresh.states) {
                const at = sum + gives(s);
                if (goes(s)) {
                    if (gives(s) > 0)
                        put(next, at, w * s.weight);
                }
                else if (at < limit)
                    done[at - lo] += w * s.weight;
            }
        now = next;
    }
    return { lo, weights: done, whole };
}
/** The mean of all that follows an exploding face, once and for ever. */
function $meanAgain({ fresh, step }, gives) {
    const sum = fresh.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
    const going = fresh.states
        .filter((s) => $dice_holds(step.on, s.last))
        .reduce((all, s) => all + s.weight, 0n);
    return $fraction(sum, fresh.whole - going);
}
function $meanOf(die, gives) {
    const { first, step } = die;
    const sum = first.states.reduce((all, s) => all + BigInt(gives(s)) * s.weight, 0n);
    const going = first.states
        .filter((s) => $dice_holds(step.on, s.last))
        .reduce((all, s) => all + s.weight, 0n);
    return $add($fraction(sum, first.whole), $mul($fraction(going, first.whole), $meanAgain(die, gives)));
}
function $beforeKeeping(pool, die, kept, from) {
    const gives = $givesOf(pool);
    const count = kept[1] - kept[0];
    const least = Math.min(...die.first.states.map(gives), ...die.fresh.states.map(gives));
    const one = $seriesOf(die.first, die, gives, from - least * (count - 1));
    const lo = least * count;
    const size = Math.max(0, from - lo);
    const whole = one.whole ** BigInt(pool.n);
    const all = count === pool.n;
    $open_odds_afford(pool, all ? size * size * Math.log2(count + 2) : one.weights.length * count * count * (size + 1) * 2);
    const weights = all
        ? $powerBelow(one.weights.slice(0, size), count, size)
        : $keptBelow(one, pool.n, kept, size);
    const mean = all ? $mul($fraction(count), $meanOf(die, gives)) : $meanKept(die, pool.n, kept);
    return $finished(lo, weights, whole, mean);
}
/** Coefficients below `size` of a power. */
function $powerBelow(one, n, size) {
    let result = [1n, ...Array.from({ length: Math.max(0, size - 1) }, () => 0n)].slice(0, size);
    let base = [...one];
    for (let left = n; left > 0; left = Math.floor(left / 2)) {
        if (left % 2 === 1)
            result = $productBelow(result, base, size);
        if (left > 1)
            base = $productBelow(base, base, size);
    }
    return result;
}
function $productBelow(a, b, size) {
    const found = Array.from({ length: size }, () => 0n);
    for (let i = 0; i < a.length; i++) {
        if (a[i] === 0n)
            continue;
        for (let j = 0; j < b.length && i + j < size; j++)
            found[i + j] += a[i] * b[j];
    }
    return found;
}
/** A face beyond all others stands for every total that is too large. */
function $keptBelow(one, dice, kept, size) {
    const faces = one.weights.flatMap((weight, at) => (weight === 0n ? [] : [{ at, weight }]));
    const rest = one.whole - one.weights.reduce((sum, w) => sum + w, 0n);
    const high = [{ at: one.weights.length, weight: rest }, ...faces.toReversed()];
    return $keptSums(high, dice, ...kept).slice(0, size);
}
/**
 * The mean of dice kept of those that exploded: those that did stand above those that did not, and what follows their first face is the
 * same question again. Null where one face that explodes is not above all that do not, or there are several.
 */
function $meanKept(die, dice, [from, to]) {
    const { first, fresh, step } = die;
    const going = fresh.states.filter((s) => $dice_holds(step.on, s.last));
    const resting = fresh.states.filter((s) => !$dice_holds(step.on, s.last));
    const [top] = going;
    const isSame = first.states.length === fresh.states.length &&
        first.states.every((s, i) => s.total === fresh.states[i].total &&
            s.weight * fresh.whole === fresh.states[i].weight * first.whole);
    const least = Math.min(...resting.map((s) => s.total));
    if (!isSame ||
        top === undefined ||
        going.length > 1 ||
        resting.some((s) => s.total >= top.total + Math.min(least, top.total)))
        return null;
    const rest = resting.reduce((sum, s) => sum + s.weight, 0n);
    const faces = resting.map((s) => ({ at: s.total - least, weight: s.weight }));
    const lowest = (n, a, b) => {
        if (b <= a)
            return $ZERO;
        const sums = $keptSums(faces, n, a, b);
        const total = sums.reduce((sum, w, i) => sum + w * BigInt(i), 0n);
        return $add($fraction(total, rest ** BigInt(n)), $fraction(least * (b - a)));
    };
    const chance = (n, j) => $fraction($binomials(n)[n][j] * top.weight ** BigInt(j) * rest ** BigInt(n - j), fresh.whole ** BigInt(n));
    const mean = (n, a, b) => {
        if (b <= a)
            return $ZERO;
        let sum = $ZERO;
        for (let j = 0; j <= n; j++) {
            const above = Math.max(0, Math.min(b, j) - a);
            const own = $add($fraction(top.total * above), lowest(n - j, Math.max(a, j) - j, b - j));
            sum = $add(sum, $mul(chance(n, j), j === n ? own : $add(own, mean(j, a, Math.min(b, j)))));
        }
        return $div(sum, $sub($ONE, chance(n, n)));
    };
    return mean(dice, from, to);
}
function $afterKeeping(pool, die, kept, from) {
    const gives = $givesOf(pool);
    const again = (s) => $dice_holds(die.step.on, s.last);
    // What is kept, by its sum and how many of its dice go on.
    const starts = new Map();
    let whole = 0n;
    for (const { dice, weight } of $keptDiceOf(pool, die.first.states, kept)) {
        const [sum, going] = [dice.reduce((all, d) => all + gives(d), 0), dice.filter(again).length];
        const key = `${sum}/${going}`;
        const before = starts.get(key);
        if (before === undefined)
            starts.set(key, { sum, going, weight });
        else
            before.weight += weight;
        whole += weight;
    }
    const all = [...starts.values()];
    const most = Math.max(...all.map((s) => s.going));
    const least = Math.min(...die.fresh.states.map(gives));
    const lo = Math.min(...all.map((s) => s.sum + Math.min(0, least) * s.going));
    const limit = from - lo + Math.max(0, -least) * most + 1;
    const one = $seriesOf(die.fresh, die, gives, limit + least);
    const size = Math.max(0, from - lo);
    $open_odds_afford(pool, one.weights.length ** 2 * (most + 1) + all.length * size);
    const common = one.whole ** BigInt(most);
    const weights = Array.from({ length: size }, () => 0n);
    let mean = $ZERO;
    for (const s of all) {
        const power = $powerBelow(one.weights, s.going, one.weights.length);
        const scale = s.weight * one.whole ** BigInt(most - s.going);
        power.forEach((w, i) => {
            const at = s.sum + one.lo * s.going + i - lo;
            if (at < size)
                weights[at] += w * scale;
        });
        mean = $add(mean, $mul($fraction(s.weight, whole), $add($fraction(s.sum), $mul($fraction(s.going), $meanAgain(die, gives)))));
    }
    return $finished(lo, weights, whole * common, mean);
}
function $finished(lo, weights, whole, mean) {
    return { lo, weights, whole, beyond: whole - weights.reduce((sum, w) => sum + w, 0n), mean };
}
function $open_odds_afford(pool, cost) {
    if (cost > $MOST_WORK)
        throw new $RuleError("too-large", `The odds of ${pool.n} dice that explode without a bound would take ${Math.ceil(cost)} steps; the limit is ${$MOST_WORK}.`, { limit: $MOST_WORK });
}
/** Totals with their weights; those from `from` on by two of them, `from` and the furthest, so that mass and mean are right. */
function $openTable(pool, from) {
    const first = Math.max(from - pool.plus, $boundsOf({ ...pool, plus: 0 })[0] + 1);
    const odds = $openOdds(pool, first);
    const values = odds.weights.flatMap((w, i) => (w === 0n ? [] : [pool.plus + odds.lo + i]));
    const weights = odds.weights.filter((w) => w !== 0n);
    const far = $boundsOf({ ...pool, plus: 0 })[1];
    if (odds.beyond === 0n)
        return { values, weights, whole: odds.whole, beyond: 0n };
    if (odds.mean === null || far <= first)
        return {
            values: [...values, pool.plus + first],
            weights: [...weights, odds.beyond],
            whole: odds.whole,
            beyond: odds.beyond,
        };
    // The mean of those beyond, over the first of them, shared out between the two.
    const below = odds.weights.reduce((sum, w, i) => sum + w * BigInt(odds.lo + i), 0n);
    const over = $sub($mul(odds.mean, $fraction(odds.whole)), $fraction(below + BigInt(first) * odds.beyond));
    const share = $div(over, $fraction(far - first));
    const scale = share.d;
    return {
        values: [...values, pool.plus + first, pool.plus + far],
        weights: [...weights.map((w) => w * scale), odds.beyond * scale - share.n, share.n],
        whole: odds.whole * scale,
        beyond: odds.beyond * scale,
    };
}
/** From where on less than one in 2^bits is left; for questions that tell all totals apart. */
function $farEnough(pool, bits) {
    const least = $boundsOf({ ...pool, plus: 0 })[0];
    for (let from = least + 64;; from += 64) {
        if (from > $FURTHEST / 4)
            return from + pool.plus;
        const odds = $openOdds(pool, from);
        if (odds.beyond << BigInt(bits) < odds.whole)
            return from + pool.plus;
    }
}
const $tables = new WeakMap();
/** @throws RuleError as `distribution`. */
function $tableOf(pool, options, from) {
    if ($isOpen(pool))
        return $openTableOf(pool, from);
    if (options?.multisets === false && pool.value === "list")
        return $everyThrow(pool);
    let t = $tables.get(pool);
    if (t === undefined)
        $tables.set(pool, (t = $makeTable(pool)));
    return t;
}
/** Where nobody says from where on totals need not be told apart, less than one in 2^64 is left. */
const $FAR_BITS = 64;
const $odds_table_opened = new WeakMap();
/** Dice that explode without a bound: exact below `from`, right in mass and mean beyond. */
function $openTableOf(pool, wanted) {
    const from = wanted ?? $farEnough(pool, $FAR_BITS);
    const known = $odds_table_opened.get(pool) ?? new Map();
    $odds_table_opened.set(pool, known);
    let t = known.get(from);
    if (t === undefined) {
        const { values, weights, whole, beyond } = $openTable(pool, from);
        const isSmall = whole < 1n << 53n;
        t = {
            size: values.length,
            total: isSmall ? Number(whole) : whole,
            weights: isSmall ? weights.map(Number) : weights,
            beyond,
            values,
            put: (o, to, file) => {
                file[to[0]] = values[o];
            },
        };
        known.set(from, t);
    }
    return t;
}
function $makeTable(pool) {
    const odds = $distribution(pool);
    if (odds.kind === "list") {
        const { lists, weights, total } = odds;
        return {
            size: lists.length,
            total,
            beyond: 0n,
            weights,
            values: null,
            put: (o, to, file) => $putList(lists[o], to, file),
        };
    }
    const values = [];
    const weights = [];
    odds.weights.forEach((w, i) => {
        if (w === 0 || w === 0n)
            return;
        values.push(odds.lo + i);
        weights.push(w);
    });
    return {
        size: values.length,
        total: odds.total,
        beyond: 0n,
        values,
        weights: weights,
        put: (o, to, file) => {
            file[to[0]] = values[o];
        },
    };
}
function $putList(list, to, file) {
    for (let i = 0; i < to.length; i++)
        file[to[i]] = list[i] ?? $NONE;
}
/** Without multisets: every order of the dice is an outcome of its own. For tests. */
function $everyThrow(pool) {
    const thrown = $distribution({ ...pool, then: [] });
    if (thrown.kind !== "list")
        throw new Error("a list was expected");
    const lists = thrown.lists.map((list) => {
        let dice = list.map((total) => ({ total, last: total, worth: 0 }));
        for (const step of pool.then)
            if (step.kind === "keep" || step.kind === "drop")
                dice = dice.sort($byHeight).slice(...$keptPart(step, dice.length));
        return dice.map((d) => d.total);
    });
    return {
        size: lists.length,
        total: thrown.total,
        beyond: 0n,
        weights: thrown.weights,
        values: null,
        put: (o, to, file) => $putList(lists[o], to, file),
    };
}
// The odds driver: runs a flattened rule over all its dice at once, states merged wherever they are equal, weights exact integers over
// one denominator. The only algorithm for odds; segments come emitted or as closures.
// Invariants: no weight is ever rounded; work is bounded before each draw; equal questions give equal answers in equal order.
/** Segment runs and additions allowed for one question unless it says otherwise: about ten seconds. */
const $odds_BUDGET = 40_000_000;
/**
 * Exact ends of a rule from one file of places (givens and cells filled in).
 * @throws RuleError `too-large` beyond the budget, `missing-answer` for a question without answer and usual value.
 */
function $solve(plan, start, question) {
    const prepared = $prepare(plan, question);
    const counts = { states: 0, steps: 1, adds: 0 };
    const initial = start.slice();
    const first = plan.start(initial);
    const run = {
        plan,
        prepared,
        question,
        counts,
        budget: question.budget ?? $odds_BUDGET,
        file: initial.slice(),
        initial,
        summaries: new Map(),
        from: $fromOf(plan, question, "draw"),
        beyond: $ZERO,
    };
    if (first <= $REFUSED)
        return { possible: false, why: plan.reasons[$REFUSED - first] ?? "" };
    const end = plan.cuts.length;
    const target = first === $END ? end : first;
    const seed = $emptyFrontier(1, prepared.layouts[target]);
    $addTo(seed, prepared.layouts[target].pack(run.file), 1);
    const ends = target === end ? seed : $drive(run, target, seed, null).get(end);
    return {
        possible: true,
        den: ends?.den ?? 1,
        rows: ends === undefined ? [] : $rowsOf(ends, prepared.layouts[end], plan.size),
        counts,
        beyond: run.beyond,
    };
}
/** By the cut of each open place: where the question, else the rule, no longer tells its values apart. */
function $fromOf(plan, question, kind) {
    return new Map(plan.open.flatMap((o, i) => {
        const from = question.from === undefined ? o.from : (question.from[i] ?? null);
        return o.kind !== kind || from === null ? [] : [[o.cut, from]];
    }));
}
function $rowsOf(f, layout, size) {
    const file = $filled(size, 0);
    return f.keys.map((key, i) => {
        layout.unpack(key, file);
        return { values: layout.asked.map((p) => file[p]), weight: f.big ? f.bigs[i] : f.nums[i] };
    });
}
/** Runs on from one cut until nothing is pending within the region; gives what left it (null: only END is outside). */
function $drive(run, from, seed, within) {
    const { prepared, plan } = run;
    const end = plan.cuts.length;
    const pending = $filled(end + 1, undefined);
    const out = new Map();
    pending[from] = seed;
    const isOutside = (t) => t === end || (within !== null && !within.inside.has(t));
    const reach = (t, den) => {
        if (isOutside(t)) {
            let f = out.get(t);
            if (f === undefined)
                out.set(t, (f = $emptyFrontier(den, prepared.layouts[t])));
            return f;
        }
        return (pending[t] ??= $emptyFrontier(den, prepared.layouts[t]));
    };
    const work = (c) => {
        const f = pending[c];
        pending[c] = undefined;
        const isSummed = run.question.options?.regions !== false &&
            f.keys.length > 1 &&
            $throughRegion(run, c, f, reach, within);
        if (!isSummed)
            $odds_advance(run, c, f, reach);
        $release(f, prepared.layouts[c]);
    };
    for (let group = prepared.groupOf[from]; group < prepared.groups.length; group++) {
        const cuts = prepared.groups[group];
        if (prepared.endless[group]) {
            const members = cuts.flatMap((cut) => pending[cut] === undefined ? [] : [{ cut, frontier: pending[cut] }]);
            for (const { cut } of members)
                pending[cut] = undefined;
            if (members.length > 0)
                $solveEndless(run, group, members, reach);
            continue;
        }
        // A loop is gone through from its head to its end before it begins again, so that a round's states come together.
        for (let isPending = true; isPending;) {
            for (const c of cuts)
                if (pending[c] !== undefined)
                    work(c);
            isPending = cuts.some((c) => pending[c] !== undefined);
        }
    }
    return out;
}
const $odds_nothing = [];
/** One cut: every state, every outcome of its draw, on to the next cut. */
function $odds_advance(run, c, f, reach) {
    const { plan, prepared, file, counts } = run;
    const cut = plan.cuts[c];
    const layout = prepared.layouts[c];
    const states = f.keys.length;
    counts.states += states;
    const { initial } = run;
    for (const p of prepared.steady[c])
        file[p] = initial[p];
    const resettled = prepared.resettled[c];
    const tables = cut.pool === null ? null : $tablesFor(run, cut, f, layout, run.from.get(c));
    const den = $odds_times(f.den, tables === null ? 1 : tables.total);
    const isBig = typeof den === "bigint";
    const end = plan.cuts.length;
    const touched = $filled(end + 1, undefined);
    const restored = prepared.restored[c];
    const values = restored.length === 0 ? $odds_nothing : $filled(restored.length, 0);
    const { next } = cut;
    const single = cut.to.length === 1 ? cut.to[0] : -1;
    const isPlain = !isBig && cut.ask === null && restored.length === 0;
    for (let s = 0; s < states; s++) {
        if (s > 0)
            for (const p of resettled)
                file[p] = initial[p];
        layout.unpack(f.keys[s], file);
        const table = tables === null ? null : tables.of(s);
        const outcomes = table === null ? 1 : table.size;
        if (isPlain && table !== null && table.values !== null && tables.isFixed) {
            // Most work of most questions is done in this loop: one number a throw, small weights, nothing to put back.
            const weight = f.nums[s];
            const faces = table.values;
            for (let o = 0; o < outcomes; o++) {
                file[single] = faces[o];
                const went = next(file);
                const to = touched[went === $END ? end : went];
                if (to === undefined || to.frontier.big) {
                    arrive(went, weight * table.weights[o]);
                    continue;
                }
                const { only, frontier } = to;
                const key = only === -1 ? 0 : only === -2 ? to.pack(file) : file[only] - to.least;
                const w = weight * table.weights[o] * to.factor;
                const at = frontier.dense !== null ? frontier.dense[key] : 0;
                if (at > 0)
                    frontier.nums[at - 1] = frontier.nums[at - 1] + w;
                else
                    $addNumber(frontier, only === -1 ? 0 : to.pack(file), w);
            }
            counts.steps += outcomes;
            continue;
        }
        for (let i = 0; i < restored.length; i++)
            values[i] = file[restored[i]];
        if (cut.ask !== null)
            $answer(run, cut);
        const scale = table === null || tables === null ? 1 : $quotient(tables.total, table.total);
        const small = isBig ? 0 : f.nums[s] * scale;
        const big = isBig ? BigInt(f.big ? f.bigs[s] : f.nums[s]) * BigInt(scale) : 0n;
        for (let o = 0; o < outcomes; o++) {
            if (o > 0)
                for (let i = 0; i < restored.length; i++)
                    file[restored[i]] = values[i];
            if (table !== null) {
                if (table.values !== null)
                    file[single] = table.values[o];
                else
                    table.put(o, cut.to, file);
            }
            const went = next(file);
            arrive(went, isBig
                ? table === null
                    ? big
                    : big * BigInt(table.weights[o])
                : table === null
                    ? small
                    : small * table.weights[o]);
        }
        counts.steps += outcomes;
    }
    /** Adds the weight (over `den`) to the state that now stands in the file. */
    function arrive(went, w) {
        if (went <= $REFUSED)
            throw $refused(plan, cut, went);
        const t = went === $END ? end : went;
        $addTouched((touched[t] ??= $touch(reach(t, den), den, prepared.layouts[t])), file, w);
    }
}
/** Behind a question an answer is refused; behind dice something that a rule calls there. */
function $refused(plan, cut, went) {
    const why = plan.reasons[$REFUSED - went] ?? "";
    return cut.ask === null
        ? new $RuleError("not-possible", why, { why, roll: cut.label })
        : new $RuleError("mismatched-answer", why, { why, key: cut.ask.key });
}
function $touch(frontier, den, layout) {
    return {
        frontier,
        factor: $mergedDen(frontier, den),
        pack: layout.pack,
        only: layout.only,
        least: layout.least,
    };
}
/** Adds a weight that stands over the denominator the frontier was touched with. */
function $addTouched(to, file, w) {
    const key = to.pack(file);
    if (typeof w === "bigint")
        $addBig(to.frontier, key, $odds_scaled(w, to.factor));
    else if (to.frontier.big)
        $addBig(to.frontier, key, $odds_scaled(BigInt(w), to.factor));
    else
        $addNumber(to.frontier, key, w * to.factor);
}
function $odds_scaled(w, factor) {
    return factor === 1n || factor === 1 ? w : w * BigInt(factor);
}
/** Tables of outcomes, one a state where the pool depends on it; the work is bounded before anything is drawn. */
function $tablesFor(run, cut, f, layout, from) {
    const pool = cut.pool;
    const { file, question } = run;
    const fetch = () => {
        const dice = pool.kind === "count"
            ? $poolTimes($poolAt(question, pool.of), Math.max(0, pool.n(file)))
            : $poolAt(question, pool.index(file));
        return $tableOf(dice, question.options, from);
    };
    const isBeyond = (table, i) => {
        if (table.beyond === 0n)
            return;
        const share = $fraction(BigInt(f.big ? f.bigs[i] : f.nums[i]) * table.beyond, BigInt(f.den) * BigInt(table.total));
        run.beyond = $add(run.beyond, share);
    };
    const isFixed = cut.uses.every((p) => !layout.places.includes(p)) || f.keys.length === 1;
    if (isFixed) {
        layout.unpack(f.keys[0], file);
        const table = fetch();
        $charge(run, cut, f.keys.length * table.size);
        if (table.beyond !== 0n)
            f.keys.forEach((_, i) => isBeyond(table, i));
        return { total: table.total, isFixed, of: () => table };
    }
    let total = 1;
    let work = 0;
    const tables = f.keys.map((key, i) => {
        layout.unpack(key, file);
        const table = fetch();
        isBeyond(table, i);
        work += table.size;
        total = $odds_frontier_lcm(total, table.total);
        return table;
    });
    $charge(run, cut, work);
    return { total, isFixed, of: (s) => tables[s] };
}
function $poolAt(question, index) {
    const pool = question.pools[index];
    if (pool === undefined)
        throw new Error(`there is no pool ${index}`);
    return pool;
}
function $charge(run, cut, work) {
    if (run.counts.adds + run.counts.steps + work <= run.budget)
        return;
    throw new $RuleError("too-large", `The odds of this are too large to work out: the roll "${cut.label}" would take the work beyond ${run.budget} steps.`, {
        roll: cut.label,
    });
}
function $answer(run, cut) {
    const ask = cut.ask;
    const { file } = run;
    const given = run.question.answers?.[ask.key];
    const value = typeof given === "function"
        ? given(ask.sees.map((p) => file[p]))
        : (given ?? ask.usual?.(file));
    if (value === undefined)
        throw new $RuleError("missing-answer", `The question "${ask.key}" has neither an answer nor a usual value.`, { key: ask.key });
    const values = typeof value === "number" ? [value] : value;
    const isPlacing = ask.range === null;
    const fits = isPlacing
        ? values.length === cut.to.length &&
            new Set(values).size === values.length &&
            values.every((v) => Number.isInteger(v) && v >= 0 && v < values.length)
        : values.length === 1 &&
            Number.isInteger(values[0]) &&
            (ask.optional || (values[0] >= ask.range[0] && values[0] <= ask.range[1]));
    if (!fits)
        throw new $RuleError("mismatched-answer", `The answer to "${ask.key}" does not fit.`, {
            key: ask.key,
        });
    cut.to.forEach((p, i) => {
        file[p] = values[i];
    });
}
// ── regions of dice ──────────────────────────────────────────────────────────────────────────────────────────────────────
/** Sums a region of dice that touches nothing in which the states differ, once for all of them. False where there is none. */
function $throughRegion(run, c, f, reach, within) {
    const { prepared, plan, counts } = run;
    if (!prepared.mayBegin(c))
        return false;
    const layout = prepared.layouts[c];
    if (layout.interned)
        return false;
    const varying = $varyingPlaces(f, layout);
    const region = prepared.region(c, varying, within);
    if (region === null)
        return false;
    const passing = layout.places.filter((p) => !region.touched.has(p));
    const own = layout.places.filter((p) => region.touched.has(p));
    const first = f.keys[0];
    const key = `${region.id}|${own.map((p) => layout.digit(first, p)).join()}`;
    let summary = run.summaries.get(key);
    if (summary === undefined) {
        const only = own.reduce((sum, p) => sum + layout.digit(first, p) * layout.strideOf(p), 0);
        const seed = $emptyFrontier(1, layout);
        $addTo(seed, only, 1);
        summary = $summarise($drive(run, c, seed, region));
        run.summaries.set(key, summary);
    }
    // Numbered states cannot be put together from parts.
    if (summary.exits.some((e) => prepared.layouts[e.target].interned))
        return false;
    const den = $odds_times(f.den, summary.den);
    counts.states += f.keys.length;
    $charge(run, plan.cuts[c], f.keys.length * summary.exits.reduce((n, e) => n + e.keys.length, 0));
    for (const exit of summary.exits) {
        const items = exit.keys.length;
        counts.adds += f.keys.length * items;
        const target = prepared.layouts[exit.target];
        const kept = passing.filter((p) => target.has(p));
        // A region may lie in a larger one: what is outside of that must wait for what the larger one left out.
        const isOutside = exit.target === plan.cuts.length || (within !== null && !within.inside.has(exit.target));
        if (!isOutside &&
            plan.cuts[exit.target].kind === "join" &&
            !prepared.endless[prepared.groupOf[exit.target]])
            $throughJoin(run, exit, layout, kept, f, den, reach);
        else
            $intoFrontier(exit, layout, target, kept, f, den, $touch(reach(exit.target, den), den, target));
    }
    return true;
}
/** Every state with every end of the region: packed keys of what passes by and of what the region made are added up. */
function $intoFrontier(exit, layout, target, kept, f, den, to) {
    const items = exit.keys.length;
    const strides = kept.map((p) => target.strideOf(p));
    const isBig = typeof den === "bigint" || to.frontier.big;
    const bigs = isBig ? exit.weights.map(BigInt) : [];
    for (let s = 0; s < f.keys.length; s++) {
        let base = 0;
        for (let i = 0; i < kept.length; i++)
            base += layout.digit(f.keys[s], kept[i]) * strides[i];
        if (isBig) {
            const w = $odds_scaled(f.big ? f.bigs[s] : BigInt(f.nums[s]), to.factor);
            for (let i = 0; i < items; i++)
                $addBig(to.frontier, base + exit.keys[i], w * bigs[i]);
        }
        else {
            const w = f.nums[s] * to.factor;
            for (let i = 0; i < items; i++)
                $addNumber(to.frontier, base + exit.keys[i], w * exit.weights[i]);
        }
    }
}
/** The same where the region ends at a join: the code behind it runs at once, without keeping the states that stand there. */
function $throughJoin(run, exit, layout, kept, f, den, reach) {
    const { plan, prepared, file, initial, counts } = run;
    const c = exit.target;
    const target = prepared.layouts[c];
    const made = target.places.filter((p) => !kept.includes(p));
    const items = exit.keys.map((key) => {
        target.unpack(key, file);
        return made.map((p) => file[p]);
    });
    const restored = prepared.restored[c].filter((p) => !made.includes(p));
    const isBig = typeof den === "bigint";
    const bigs = isBig ? exit.weights.map(BigInt) : [];
    const { next } = plan.cuts[c];
    const end = plan.cuts.length;
    const touched = $filled(end + 1, undefined);
    const values = $filled(restored.length, 0);
    for (let s = 0; s < f.keys.length; s++) {
        for (const p of prepared.steady[c])
            file[p] = initial[p];
        layout.unpack(f.keys[s], file);
        for (let i = 0; i < restored.length; i++)
            values[i] = file[restored[i]];
        const big = isBig ? (f.big ? f.bigs[s] : BigInt(f.nums[s])) : 0n;
        for (let o = 0; o < items.length; o++) {
            if (o > 0)
                for (let i = 0; i < restored.length; i++)
                    file[restored[i]] = values[i];
            const item = items[o];
            for (let i = 0; i < made.length; i++)
                file[made[i]] = item[i];
            const went = next(file);
            if (went <= $REFUSED)
                throw $refused(plan, plan.cuts[c], went);
            const t = went === $END ? end : went;
            const to = (touched[t] ??= $touch(reach(t, den), den, prepared.layouts[t]));
            $addTouched(to, file, isBig ? big * bigs[o] : f.nums[s] * exit.weights[o]);
        }
        counts.steps += items.length;
    }
}
function $varyingPlaces(f, layout) {
    const first = f.keys[0];
    const varying = new Set();
    for (const p of layout.places) {
        const d = layout.digit(first, p);
        for (let s = 1; s < f.keys.length; s++)
            if (layout.digit(f.keys[s], p) !== d) {
                varying.add(p);
                break;
            }
    }
    return varying;
}
function $summarise(out) {
    let den = 1;
    for (const f of out.values())
        den = $odds_frontier_lcm(den, f.den);
    const exits = [...out].map(([target, f]) => {
        const factor = $quotient(den, f.den);
        const weights = f.keys.map((_, i) => $odds_times(f.big ? f.bigs[i] : f.nums[i], factor));
        return {
            target,
            keys: f.keys,
            weights: typeof den === "bigint" ? weights.map(BigInt) : weights,
        };
    });
    return { den, exits };
}
// ── loops without bound ──────────────────────────────────────────────────────────────────────────────────────────────────
/** How far beyond the highest count that is told apart the other one stands that stands for all. */
const $REACH = 1 << 20;
/**
 * All states of a loop without bound are one absorbing chain; it is solved in fractions. A count that only ever grows in it is held where
 * nothing tells its values apart any more, and how much it would have grown is carried along: so its mean is right at the end as well.
 */
function $solveEndless(run, group, members, reach) {
    const { prepared, plan } = run;
    const isInside = (t) => t < plan.cuts.length && prepared.groupOf[t] === group;
    const held = $heldIn(run, group);
    const file = $filled(plan.size, 0);
    const { initial } = run;
    /** The state with its count held, and by how much it was beyond. */
    const holding = (m) => {
        const layout = prepared.layouts[m.node];
        if (held === null || !isInside(m.node) || !layout.has(held.place))
            return m;
        const over = valueIn(layout, m.key, held.place) - held.from;
        return over <= 0 ? m : { ...m, key: changed(layout, m.key, held.place, held.from), more: over };
    };
    const valueIn = (layout, key, place) => {
        layout.unpack(key, file);
        return file[place];
    };
    const changed = (layout, key, place, value) => {
        for (let i = 0; i < file.length; i++)
            file[i] = initial[i];
        layout.unpack(key, file);
        file[place] = value;
        return layout.pack(file);
    };
    const step = (c, key) => {
        const one = $emptyFrontier(1, prepared.layouts[c]);
        $addTo(one, key, 1);
        const out = new Map();
        $odds_advance(run, c, one, (t, den) => {
            let f = out.get(t);
            if (f === undefined)
                out.set(t, (f = $emptyFrontier(den, prepared.layouts[t])));
            return f;
        });
        return [...out].flatMap(([t, f]) => f.keys.map((k, i) => ({
            node: t,
            key: k,
            n: BigInt(f.big ? f.bigs[i] : f.nums[i]),
            d: BigInt(f.den),
        })));
    };
    const on = (all, side) => all.filter((m) => !isInside(m.node)).map((m) => ({ ...m, side }));
    const chain = {
        sources: members
            .flatMap(({ cut, frontier }) => frontier.keys.map((key, i) => ({
            node: cut,
            key,
            n: BigInt(frontier.big ? frontier.bigs[i] : frontier.nums[i]),
            d: BigInt(frontier.den),
        })))
            .map(holding),
        isInside,
        next: (c, key) => {
            const layout = prepared.layouts[c];
            const isHeld = held !== null && layout.has(held.place) && valueIn(layout, key, held.place) === held.from;
            const near = step(c, key);
            if (!isHeld)
                return near.map(holding);
            const far = step(c, changed(layout, key, held.place, held.from + $REACH));
            return [
                ...near.filter((m) => isInside(m.node)).map(holding),
                ...on(near, "held"),
                ...on(far, "far"),
            ];
        },
        label: plan.cuts[members[0].cut].label,
        reach: $REACH,
    };
    const { den, ends } = $absorb(chain);
    for (const e of ends) {
        const to = $touch(reach(e.node, den), den, prepared.layouts[e.node]);
        const w = e.weight * BigInt(to.factor);
        $addTo(to.frontier, e.key, to.frontier.big ? w : Number(w));
    }
}
/** The count of a loop that must be held for the loop to have an end of states. */
function $heldIn(run, group) {
    const { plan, prepared, question } = run;
    for (const [i, o] of plan.open.entries()) {
        const from = question.from === undefined ? o.from : (question.from[i] ?? null);
        if (o.kind === "loop" &&
            from !== null &&
            prepared.groupOf[o.cut] === group &&
            prepared.layouts[o.cut].has(o.place))
            return { place: o.place, from };
    }
    return null;
}
// ── whole numbers, small while they are safe ─────────────────────────────────────────────────────────────────────────────
function $odds_times(a, b) {
    if (typeof a === "number" && typeof b === "number") {
        const p = a * b;
        if (p <= Number.MAX_SAFE_INTEGER)
            return p;
    }
    return BigInt(a) * BigInt(b);
}
function $quotient(a, b) {
    return typeof a === "number" && typeof b === "number" ? a / b : BigInt(a) / BigInt(b);
}
// The ends of a rule with their exact chances, worked out by the driver and put into the words of the rules. Invariant: every chance is
// exact; what is kept of an end is exactly what was asked for, or the whole of its sheets.
/** @throws RuleError as solve, `unknown-path`; a refusal of the rules is `{ why }`. */
function $oddsOf(call, answers, keep, budget) {
    const { plan, start, bases } = $fileOf(call);
    const kept = keep.flatMap((path) => $keptAt(call, path, bases));
    const watched = $lawPlaces(call, bases);
    const places = [
        ...(plan.result < 0 ? [] : [plan.result]),
        ...kept.flatMap(({ at }) => at),
        ...watched,
    ];
    const from = $fromFor(call, plan, keep.length + watched.length > 0);
    const limit = budget === null ? {} : { budget };
    const ends = $solve(plan, start, { keep: places, answers, pools: call.pools, from, ...limit });
    if (!ends.possible)
        return { why: ends.why };
    const den = BigInt(ends.den);
    const forbidden = [];
    const rows = ends.rows.flatMap(({ values, weight }) => {
        const chance = $fraction(BigInt(weight), den);
        const law = $brokenLaw(call, () => $rowsWith(call, start, bases, watched, values.slice(values.length - watched.length)));
        if (law !== null) {
            // Thrown away: the state before it stays, and nothing of the run has a value.
            const before = kept.map(({ keys, at, read }) => [keys, read(at.map((p) => (p < plan.registers ? $NONE : start[p])))]);
            forbidden.push({ law, end: $ends_endOf(null, before), chance });
            return [];
        }
        const order = plan.result < 0 ? $NONE : values[0];
        const result = $resultOf(call, order);
        let next = plan.result < 0 ? 0 : 1;
        const found = kept.map((one) => {
            const own = values.slice(next, (next += one.at.length));
            return [one.keys, one.read(own)];
        });
        return [{ end: $ends_endOf(result, found), result, order, chance }];
    });
    if (rows.length === 0 && forbidden.length > 0)
        return { why: forbidden[0].law.id };
    const check = (of) => $within(call.own, () => $checkOutcome(call, of));
    const isSure = plan.open.every((o, i) => o.from !== null && from[i] === o.from);
    const beyond = isSure ? $ZERO : ends.beyond;
    return $ends_odds_oddsFrom({
        check,
        rows: $ends_odds_merged(rows),
        forbidden,
        beyond,
        whole: () => $within(call.own, () => $wholeEnds(call, answers, kept, budget)),
    });
}
/** The cells of each slot, with these values at these places. */
function $rowsWith(call, start, bases, places, values) {
    const file = start.slice();
    places.forEach((place, i) => {
        file[place] = values[i];
    });
    return call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot] + cell]));
}
/** So far a count in a loop is told apart where somebody may look at it. */
const $FAR_COUNT = 200;
/** Words as a result need no more than the rule itself; of numbers so much is told apart that hardly anything is left. */
function $fromFor(call, plan, keeps) {
    const isSeen = keeps || call.action.result?.shape.kind === "number";
    return plan.open.map((o) => !isSeen || o.from === null ? o.from : o.kind === "loop" ? Math.max(o.from, $FAR_COUNT) : null);
}
function $resultOf(call, code) {
    return call.action.result === null ? null : $written(call.action.result.shape, code);
}
/** All ends with their sheets and things as they are then. */
function $wholeEnds(call, answers, kept, budget) {
    const { den, ends, beyond } = $filesOfEnds(call, answers, kept.flatMap(({ at }) => at), budget, true);
    const rows = $possible(call, ends).map(({ code, file, rows: after, weight }) => {
        const result = $resultOf(call, code);
        const found = kept.map(({ keys, at, read }) => [keys, read(at.map((place) => file[place]))]);
        const end = $ends_endOf(result, found);
        return {
            end,
            whole: { ...end, after: $afterRun(call, after) },
            result,
            order: code,
            chance: $fraction(weight, den),
        };
    });
    return { rows, beyond };
}
/**
 * All ends as rows of cells, one a slot, with whole weights: for what goes on from them. Cells that do not count stay as they were. What a
 * law throws away did not happen: who tries again comes to one of the others.
 */
function $rowsOfEnds(call, answers, budget, counts) {
    const { ends } = $filesOfEnds(call, answers, [], budget, false, counts);
    const left = $possible(call, ends);
    const law = $brokenLaw(call, () => ends[0].rows);
    if (left.length === 0)
        throw new $RuleError("not-possible", law?.message ?? "", {});
    const den = left.reduce((sum, { weight }) => sum + weight, 0n);
    return { den, rows: left.map(({ code, rows, weight }) => ({ result: code, rows, weight })) };
}
/** Those that no law of a sheet throws away. */
function $possible(call, ends) {
    return ends.filter(({ rows }) => $brokenLaw(call, () => rows) === null);
}
/** `more`: places that are wanted beside the result and all that the rule can change. `far`: counts without an end are told apart. */
function $filesOfEnds(call, answers, more, budget, far, counts = () => true) {
    const { plan, start, bases } = $fileOf(call);
    const touched = new Set(more);
    const isCell = (place) => {
        if (place < plan.registers)
            return false;
        const slot = bases.findLastIndex((base, i) => base <= place && call.sameAs[i] === i);
        return counts(slot, place - bases[slot]);
    };
    for (const { to } of plan.cuts)
        for (const place of to)
            if (isCell(place))
                touched.add(place);
    for (const { exits } of plan.flows)
        for (const { sets } of exits)
            for (const [place] of sets)
                if (isCell(place))
                    touched.add(place);
    const keep = [
        ...(plan.result < 0 ? [] : [plan.result]),
        ...[...touched].toSorted((a, b) => a - b),
    ];
    const limit = budget === null ? {} : { budget };
    const from = far ? { from: $fromFor(call, plan, true) } : {};
    const found = $solve(plan, start, { keep, answers, pools: call.pools, ...from, ...limit });
    if (!found.possible)
        throw new $RuleError("not-possible", found.why, {});
    const ends = found.rows.map(({ values, weight }) => {
        const file = start.slice();
        keep.forEach((place, i) => {
            file[place] = values[i];
        });
        const rows = call.rows.map((row, slot) => row.map((_, cell) => file[bases[slot] + cell]));
        return { code: plan.result < 0 ? $NONE : values[0], file, rows, weight: BigInt(weight) };
    });
    const isSure = plan.open.every((o, i) => o.from !== null && from.from?.[i] === o.from);
    return { den: BigInt(found.den), ends, beyond: isSure ? $ZERO : found.beyond };
}
// ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────────
const $plansOf = new WeakMap();
function $fileOf(call) {
    const { action, sameAs } = call;
    const sizes = call.rows.map((row) => row.length);
    const known = $plansOf.get(action) ?? new Map();
    $plansOf.set(action, known);
    // Registers come first; how many there are, only the plan itself knows.
    const key = sameAs.join();
    const offsets = sizes.map((_, slot) => sizes.slice(0, sameAs[slot]).reduce((sum, size) => sum + size, 0));
    const plan = known.get(key) ?? $planWith(action, offsets);
    known.set(key, plan);
    const bases = offsets.map((offset) => plan.registers + offset);
    const start = Array.from({ length: plan.size }, () => $NONE);
    call.givens.forEach((value, reg) => {
        start[reg] = value;
    });
    call.rows.forEach((row, slot) => {
        row.forEach((value, cell) => {
            start[bases[slot] + cell] = value;
        });
    });
    return { plan, start, bases };
}
function $planWith(action, offsets) {
    const { registers } = action.odds(offsets);
    return action.odds(offsets.map((offset) => registers + offset));
}
function $keptAt(call, path, bases) {
    const value = call.action.values.find(({ name }) => name === path);
    if (value !== undefined) {
        const one = (code) => $plainValue(call, value.shape, code);
        const read = (codes) => value.list ? codes.filter((code) => code !== $NONE).map(one) : one(codes[0] ?? $NONE);
        return [{ keys: [value.name], at: value.regs, read }];
    }
    const under = $afterNames(call).filter(({ keys }) => $isUnder(keys, path));
    if (under.length === 0) {
        const names = [
            ...call.action.values.map(({ name }) => name),
            ...call.action.slots.map(({ name }) => `after.${name}.…`),
        ];
        throw new $RuleError("unknown-path", `${call.action.name} has no "${path}" to keep; it has ${names.join(", ")}.`, {
            path,
        });
    }
    return under.map((cell) => $asked(call, cell, bases));
}
function $asked(call, { keys, slot, cell, shape }, bases) {
    return {
        keys,
        at: [bases[slot] + cell],
        read: ([code = $NONE]) => $plainValue(call, shape, code),
    };
}
function $isUnder(keys, path) {
    for (let n = 1; n <= keys.length; n++)
        if (keys.slice(0, n).join(".") === path)
            return true;
    return false;
}
function $ends_endOf(result, values) {
    const root = { result };
    for (const [keys, value] of values)
        $put(root, keys, value);
    return root;
}
/** What is said of a condition itself, and of its fields, meet under one name: fields of one that is not there are nothing. */
function $put(root, keys, value) {
    let at = root;
    for (const key of keys.slice(0, -1)) {
        const found = Object.hasOwn(at, key) ? at[key] : {};
        if (found === false || found === 0 || found === null)
            return;
        if (typeof found !== "object")
            at[key] = $ofItself(found);
        else if (!Object.hasOwn(at, key))
            at[key] = found;
        at = at[key];
    }
    const last = keys.at(-1);
    const before = Object.hasOwn(at, last) ? at[last] : null;
    at[last] =
        typeof before !== "object" || before === null || value === false || value === 0
            ? value
            : { ...$ofItself(value), ...before };
}
/** As a sheet has it: a condition with fields is an object, with its level if there are levels. */
function $ofItself(value) {
    return typeof value === "number" ? { level: value } : {};
}
// ── results ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $checkOutcome(call, of) {
    const { result } = call.action;
    const isKnown = result === null ? of === null : of === null ? result.optional : $isWritten(result.shape, of);
    if (isKnown)
        return;
    const names = result !== null && result.shape.kind === "named"
        ? result.shape.names.map(({ name }) => name).join(", ")
        : "a number";
    throw new $RuleError("unknown-outcome", `${call.action.name} never gives ${JSON.stringify(of)}; it gives ${names}.`, {
        outcome: of,
    });
}
function $isWritten(shape, of) {
    if (shape.kind === "named")
        return (typeof of === "number" ||
            shape.names.some(({ low }) => $written(shape, low) === of) ||
            $ownNames(shape.own).some(({ name }) => name === of));
    return typeof of === (shape.kind === "yes-no" ? "boolean" : "number");
}
// A rule for one kind of sheet, done by sheets of a kind that is that one as well. Invariant: which it is follows from what the sheets say
// they are; a sheet that says nothing, or something the rule does not know, is taken for what the rule names, whose door then says what is wrong.
/** The facts of the rule for these sheets. */
function $fitting(action, args) {
    const { heirs } = action;
    if (heirs === undefined || typeof args !== "object" || args === null)
        return action;
    const wanted = action.slots.map(({ name, of }) => of.kind === "sheet" ? ($saidOf($ownValue(args, name)) ?? of.name) : of.name);
    return heirs.find(({ slots }) => slots.every(({ of }, i) => of.name === wanted[i])) ?? action;
}
/** Its kind's name, of a sheet that is known or says it. */
function $saidOf(sheet) {
    const kept = $keptOf(sheet);
    if (kept !== undefined)
        return kept.facts.name;
    const said = $ownValue($ownValue(sheet, "$"), "sheet");
    return typeof said === "string" ? said : null;
}
/** Nothing that stands there only as a function is called. */
function $ownValue(of, key) {
    return typeof of === "object" && of !== null
        ? Object.getOwnPropertyDescriptor(of, key)?.value
        : undefined;
}
// Calls that are not whole yet: what is still open, what may be chosen for it, whether anything of it is possible at all. Invariant: "not
// possible" is said only where no choice would make it possible; no dice are thrown.
/** Calls that are tried to see whether any is possible. */
const $MOST_TRIES = 256;
/** Whether the rules allow it; with what is missing, whether they may. @throws RuleError for arguments that are wrong. */
function $canOpen(rules, action, args) {
    const given = $ownValues(args ?? {});
    const open = given === null ? [] : $openNames(action, given);
    if (given === null || open.length === 0)
        return $can(rules, action, args);
    const wrong = $argumentProblems(rules, action, args).filter(({ path, code }) => code !== "missing-value" || !open.includes(path));
    if (wrong.length > 0)
        throw $refusal("mismatched-arguments", action.name, wrong);
    let tries = [given];
    for (const name of open) {
        const options = $optionsFor(rules, action, name, given);
        if (options?.length === 0)
            return { ok: false, ...$nothingToChoose(rules, name), open };
        if (options === null || options.length * tries.length > $MOST_TRIES)
            return { ok: true, open };
        tries = tries.flatMap((one) => options.map((option) => new Map(one).set(name, option)));
    }
    let first = null;
    for (const one of tries) {
        const found = $can(rules, action, Object.fromEntries(one));
        if (found.ok)
            return { ok: true, open };
        first ??= { ...found, open };
    }
    return first ?? { ok: true, open };
}
/** Roles and parameters without a value that have no usual one, as they are asked for. */
function $openNames(action, given) {
    const isOpen = (name) => given.get(name) === undefined;
    return [
        ...action.slots.filter(({ name, fresh }) => !fresh && isOpen(name)).map(({ name }) => name),
        ...action.params
            .filter(({ name, usual }) => usual === null && isOpen(name))
            .map(({ name }) => name),
    ];
}
/** What may be passed for it, one by one; null where that is no list: other sheets, things of their own, wide ranges. */
function $optionsFor(rules, action, name, given) {
    const slot = action.slots.find((one) => one.name === name);
    if (slot !== undefined) {
        const { from } = slot;
        const owner = from === null ? undefined : action.slots.find((one) => one.name === from.slot);
        if (from === null || owner === undefined || given.get(owner.name) === undefined)
            return null;
        const value = given.get(owner.name);
        const kept = $keptOf(value) ?? $readSheet(rules, owner.of, value, owner.name, $collector());
        const things = kept?.lists.get(from.list) ?? [];
        return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
    }
    $useThoseOf(rules, action, given);
    const param = action.params.find((one) => one.name === name);
    if (param === undefined || (param.list !== null && param.list.least > 1))
        return null;
    const allowed = $allowedOf(param);
    if (typeof allowed === "string")
        return null;
    if ($open_call_isList(allowed))
        return allowed;
    const { from, to } = allowed;
    if (to - from >= $MOST_TRIES)
        return null;
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return param.optional ? [null, ...numbers] : numbers;
}
/** The entries count that the sheets given so far bring along. */
function $useThoseOf(rules, action, given) {
    if (rules.own === undefined)
        return;
    const owns = action.slots.flatMap(({ name, of, pair }) => {
        const value = given.get(name);
        if (of.kind !== "sheet" || pair !== undefined || value === undefined)
            return [];
        return [($keptOf(value) ?? $readSheet(rules, of, value, name, $collector()))?.own ?? null];
    });
    $use(owns.reduce((all, one) => $united(rules, all, one, "", $collector()), null));
}
function $open_call_isList(allowed) {
    return Array.isArray(allowed);
}
function $nothingToChoose({ language }, name) {
    const why = language === "de"
        ? `Für „${name}“ gibt es nichts zur Wahl.`
        : `There is nothing to choose for "${name}".`;
    return { why, code: "nothing-to-choose", clause: null };
}
/**
 * @param run the rule from its start; it must do the same for the same dice and answers, and change nothing outside.
 * @param dice throws the dice where only the questions are to be paused at; null: each die is asked for.
 */
function $stepper(run, fingerprint, dice = null) {
    return $sourceStepper(({ throwDie, answer }) => run($recordingIo(throwDie, answer)), fingerprint, dice);
}
/** The same for what makes an Io of its own, or several. */
function $sourceStepper(run, fingerprint, dice = null) {
    function step(faces, answers, read = null) {
        const replay = $replaySource(faces, answers, dice, read);
        try {
            const value = run(replay);
            if (replay.left() > 0)
                throw new $RuleError("differing-resume", "More dice or answers are kept than the rule asks for.");
            return { kind: "done", value, faces: replay.faces, answers: replay.answers };
        }
        catch (signal) {
            if (!(signal instanceof $Suspended))
                throw signal;
            const { waiting } = signal;
            const resume = {
                faces: replay.faces,
                answers: replay.answers,
                fingerprint,
                waits: waiting.kind,
            };
            return { ...waiting, resume };
        }
    }
    const checkPrint = (resume) => {
        if (resume.fingerprint !== fingerprint)
            throw $stepper_differing(resume, fingerprint);
    };
    return {
        start: () => step([], []),
        again: (resume) => {
            checkPrint(resume);
            return step(resume.faces, resume.answers);
        },
        next(resume, given) {
            checkPrint(resume);
            if (resume.waits === "ask" && typeof given === "function")
                return step(resume.faces, resume.answers, given);
            if (resume.waits === "ask")
                return step(resume.faces, [...resume.answers, given]);
            if (typeof given !== "number")
                throw new $RuleError("mismatched-dice", "A die shows one side, not a list.");
            return step([...resume.faces, given], resume.answers);
        },
    };
}
/** What was begun under other rules, or with other sheets. */
function $stepper_differing({ fingerprint }, expected) {
    const what = "What is to be gone on with was begun under other rules or with other sheets.";
    return new $RuleError("differing-resume", what, { expected, found: fingerprint });
}
/** Unwinds the run; seen by nobody outside this file. */
class $Suspended extends Error {
    waiting;
    constructor(waiting) {
        super("suspended");
        this.waiting = waiting;
    }
}
function $replaySource(faces, answers, dice, read) {
    const thrown = [];
    const answered = [];
    let last = read;
    let known = 0;
    const throwDie = (sides, label) => {
        if (known < faces.length)
            return faces[known++];
        if (dice !== null)
            return dice(sides);
        throw new $Suspended({ kind: "roll", faces: sides, label });
    };
    const answer = (question) => {
        if (answered.length < answers.length)
            return answers[answered.length];
        if (last === null)
            throw new $Suspended({ kind: "ask", question });
        const given = last(question);
        last = null;
        return given;
    };
    return {
        faces: thrown,
        answers: answered,
        throwDie: (sides, label) => {
            const side = throwDie(sides, label);
            thrown.push(side);
            return side;
        },
        answer: (question) => {
            const given = answer(question);
            answered.push(given);
            return given;
        },
        left: () => faces.length -
            known +
            Math.max(0, answers.length - answered.length) +
            (last === null ? 0 : 1),
    };
}
/** @throws RuleError `differing-resume`, `mismatched-resume`, and as roll. */
function $step(rules, action, args, resume, given) {
    const opened = $openCall(rules, action, args);
    const fingerprint = $step_door_fingerprintOf(opened);
    const kept = resume === undefined ? null : $readResume(resume);
    if (kept !== null && kept.fingerprint !== fingerprint)
        throw $stepper_differing(kept, fingerprint);
    const before = kept?.texts ?? [];
    const isText = kept !== null && before.length < action.texts.length;
    const isAgain = given === undefined;
    if (before.length > action.texts.length || (isText && kept.waits === "roll"))
        throw $noResume();
    const texts = isText && !isAgain ? [...before, $textOf(action.texts[before.length], given)] : before;
    const missing = action.texts[texts.length];
    if (missing !== undefined)
        return $textStep(missing, texts, fingerprint);
    const call = $withTexts(opened, Object.fromEntries(action.texts.map((key, i) => [key, texts[i]])));
    const player = $stepper((io) => $playedOn(call, io), fingerprint);
    const stepped = kept === null || isText
        ? player.start()
        : player.next(kept, $givenTo(kept, given, () => call));
    return $publicStep(call, texts.length === 0 || stepped.kind === "done"
        ? stepped
        : { ...stepped, resume: { ...stepped.resume, texts } });
}
function $playedOn(call, io) {
    const states = $playStates(call);
    try {
        const result = call.action.play($withPools(io, call.pools), states, call.givens);
        const law = $brokenLaw(call, () => $rowsAfter(call, states));
        if (law !== null)
            return $againstLaw(law);
        return { states, result, faces: [], answers: [] };
    }
    catch (error) {
        if (error instanceof $Refusal)
            return $notPossible(call, error);
        throw error;
    }
}
/** Texts are asked for before anything else: no rule reads them, they are carried to the new sheet. */
function $textStep(key, texts, fingerprint) {
    const nothing = {
        range: null,
        options: null,
        placing: null,
        usual: "",
        secret: false,
        sees: {},
    };
    const resume = { faces: [], answers: [], fingerprint, waits: "ask", texts };
    return { kind: "ask", key, asks: "player", label: key, text: true, ...nothing, resume };
}
function $textOf(key, given) {
    $checkText(key, given);
    return given;
}
/** Goes on with what was thrown or answered; with nothing it says once more what it waits for. `call`: who asks, once it is known. */
function $resumed(player, kept, given, call) {
    return given === undefined ? player.again(kept) : player.next(kept, $givenTo(kept, given, call));
}
function $givenTo({ waits }, given, call) {
    if (waits === "roll")
        return $sideOf(given);
    return ({ key }) => {
        const facts = call().action.asks[key];
        if (facts === undefined)
            throw new Error(`there is no question ${key}`);
        return $codeOf(key, facts, given);
    };
}
function $sideOf(given) {
    if (typeof given === "number")
        return given;
    throw new $RuleError("mismatched-dice", `A die shows a number, not ${$shape_shown(given)}.`, {});
}
function $publicStep(call, stepped) {
    switch (stepped.kind) {
        case "roll":
            return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
        case "ask":
            return { kind: "ask", ...$publicQuestion(call, stepped.question), resume: stepped.resume };
        case "done": {
            const { value, faces, answers } = stepped;
            if ("possible" in value)
                return { kind: "done", run: value };
            return { kind: "done", run: $runOf(call, { ...value, faces, answers }, $notAgain) };
        }
    }
}
function $publicQuestion(call, question) {
    const facts = call.action.asks[question.key];
    const allowed = facts === undefined ? null : $allowedOf(facts.typed);
    const isRange = typeof allowed === "object" && allowed !== null && "from" in allowed && facts?.placing === null;
    const value = (code) => facts === undefined ? code : $plainValue(call, facts.typed.shape, code);
    const sees = Object.entries(question.sees).map(([name, code]) => [name, $plainValue(call, facts?.sees[name] ?? { kind: "number" }, code)]);
    return {
        key: question.key,
        asks: question.by,
        label: facts?.label ?? question.key,
        text: false,
        range: isRange ? allowed : null,
        options: Array.isArray(allowed) ? allowed : null,
        placing: facts?.placing ?? null,
        usual: question.usual === null || question.usual === $NONE ? null : value(question.usual),
        secret: question.secret,
        sees: Object.fromEntries(sees),
    };
}
function $readResume(resume) {
    const values = $ownValues(resume);
    const isNumbers = (list) => Array.isArray(list) && list.length <= 1_000_000 && list.every((one) => typeof one === "number");
    const [faces, answers, fingerprint, waits, texts = []] = [
        "faces",
        "answers",
        "fingerprint",
        "waits",
        "texts",
    ].map((key) => values?.get(key));
    const isTexts = Array.isArray(texts) && texts.every((one) => typeof one === "string");
    const isAnswers = Array.isArray(answers) && answers.every((one) => typeof one === "number" || isNumbers(one));
    if (isNumbers(faces) &&
        isAnswers &&
        typeof fingerprint === "string" &&
        (waits === "roll" || waits === "ask") &&
        isTexts)
        return {
            faces,
            answers: answers,
            fingerprint,
            waits,
            texts: texts,
        };
    throw $noResume();
}
function $noResume() {
    return new $RuleError("mismatched-resume", "This is no `resume` of a step.", {});
}
// ── fingerprint ──────────────────────────────────────────────────────────────────────────────────────────────────────────
function $step_door_fingerprintOf(call) {
    const { action, rules, rows, sameAs, givens, dice, lying, own } = call;
    const dices = [...dice.map(({ pool }) => pool), ...(own === null ? [] : [own.key])];
    return `${rules.fingerprint}-${$hashOf(JSON.stringify([action.id, rows, sameAs, givens, dices, lying]))}`;
}
/** 64 bits of FNV-1a's kind, as two runs of 32: enough to notice a mistake, no protection against malice. */
function $hashOf(text) {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let i = 0; i < text.length; i++) {
        a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
        b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
    }
    const hex = (word) => (word >>> 0).toString(16).padStart(8, "0");
    return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}
function $actionOf(rules, facts) {
    const made = {
        name: facts.name,
        clauses: facts.clauses,
        can: (args) => $entering(rules, () => $canOpen(rules, $fitting(facts, args), args)),
        roll: (args, options = {}) => $entering(rules, () => $roll(rules, $fitting(facts, args), args, options)),
        odds: (args, options = {}) => $entering(rules, () => {
            const call = $openCall(rules, $fitting(facts, args), args);
            const answers = (options.answers ?? {});
            $checkAnswers(call, answers);
            const odds = $oddsOf(call, $oddsAnswers(call, answers), options.keep ?? [], options.budget ?? null);
            if (!("why" in odds))
                return odds;
            const other = { possible: false, ...$reasonOf(call, odds.why, odds.why) };
            return Object.freeze(other);
        }),
        step: (args, resume, given) => $entering(rules, () => $step(rules, $fitting(facts, args), args, resume, given)),
    };
    // Not a map of the module's own: actions are made before the rest of an engine's module is there.
    Object.defineProperty(made, "$facts", { value: facts });
    return Object.freeze(made);
}
function $factsOfAction(action) {
    const { $facts } = action;
    if ($facts === undefined)
        throw new Error("this is no action");
    return $facts;
}
// Cells of a column with several entries. Invariant: they are never changed in place, so that copies of a state may share them.
/** The same cells, with another value for one entry. */
function $withEntry(cells, at, value) {
    if (!(at >= 0 && at < cells.length))
        throw new Error(`there is no entry ${at}`);
    const changed = cells.slice();
    changed[at] = value;
    return changed;
}
// What names are called in another language. Invariant: a name without a label keeps its own; no name of a designer meets a prototype.
function $labelIn(labels, tongue, name) {
    const own = labels?.[tongue];
    return own !== undefined && Object.hasOwn(own, name) ? own[name] : name;
}
// Corrections: values of a sheet set by their paths, as changes name them. Invariant: what comes out went through the door as a whole; no
// reaction wakes and nothing else of the sheet changes.
/** @throws RuleError `unknown-path`; `mismatched-sheet` where the sheet could not be so. */
function $corrected(rules, kept, values) {
    const problems = $collector();
    let json = kept.json;
    $use(kept.own);
    for (const [path, value] of values) {
        const set = $setIn(kept.facts, json, path.normalize("NFC"), value);
        if (set === null)
            throw $noPlace(kept, path);
        json = set.json;
    }
    const made = $readSheet(rules, kept.facts, json, "", problems);
    if (made === null)
        throw $refusal("mismatched-sheet", `${kept.facts.name} cannot be so`, problems.found);
    return made;
}
function $noPlace({ facts }, path) {
    const key = path.split(".")[0] ?? "";
    const isCalculated = facts.view.some((one) => one.key === key);
    const names = [...facts.fields, ...facts.lists].map((one) => one.key);
    const why = isCalculated
        ? `"${path}" is calculated and cannot be set.`
        : `${facts.name} has no "${path}"; it has ${names.join(", ")}.`;
    return new $RuleError("unknown-path", why, { path });
}
/** The keyed thing a path leads to or through, and what is left of the path; names may hold dots themselves. */
function $way(keyed, path) {
    const names = keyed.flatMap((to) => [to.key, ...to.also].map((name) => ({ to, name })));
    const exact = names.find(({ name }) => name === path);
    if (exact !== undefined)
        return { to: exact.to, rest: null };
    const through = names
        .filter(({ name }) => path.startsWith(`${name}.`))
        .toSorted((a, b) => b.name.length - a.name.length);
    const [longest] = through;
    return longest === undefined
        ? null
        : { to: longest.to, rest: path.slice(longest.name.length + 1) };
}
function $withKey(json, key, value) {
    return $plainObject(new Map($ownValues(json) ?? []).set(key, value));
}
function $at(json, key) {
    return $ownValues(json)?.get(key);
}
function $setIn(facts, json, path, value) {
    const conditions = { key: "$conditions", also: [] };
    const entries = { key: $ENTRIES, also: [] };
    const found = $way([...facts.fields, ...facts.lists, conditions, ...(facts.own === undefined ? [] : [entries])], path);
    if (found === null)
        return null;
    const { to, rest } = found;
    const below = $at(json, to.key);
    const field = facts.fields.find((one) => one === to);
    const list = facts.lists.find((one) => one === to);
    const made = to === entries
        ? $setEntry(below, rest, value)
        : field !== undefined
            ? $setField(field, below, rest, value)
            : list !== undefined
                ? $setList(list, below, rest, value)
                : $setCondition(facts, below, rest, value);
    return made === null ? null : { json: $withKey(json, to.key, made.json) };
}
/** All of them, those of a list, or one entry; undefined takes it away. The door says what is wrong with them. */
function $setEntry(json, rest, value) {
    if (rest === null)
        return { json: value ?? undefined };
    const [list = "", ...names] = rest.split(".");
    const name = names.join(".");
    const inside = name === "" ? value : $withKey($at(json, list), name, value);
    const left = [...($ownValues(inside) ?? [])].filter(([, one]) => one !== undefined && one !== null);
    return { json: $withKey(json, list, $ownValues(inside) === null ? inside : $plainObject(left)) };
}
function $setField({ entries: written, own: places }, json, rest, value) {
    const entries = written === null ? null : $entriesNow(written, places);
    if (rest === null) {
        // Of values by name only those given are set.
        const given = entries === null ? null : $ownValues(value);
        if (given === null)
            return { json: value };
        const own = (key) => entries?.find(({ also }) => also.includes(key))?.name ?? key;
        const named = [...given].map(([key, one]) => [own(key), one]);
        return { json: $plainObject(new Map([...($ownValues(json) ?? []), ...named])) };
    }
    const entry = entries?.find(({ name, also }) => name === rest || also.includes(rest));
    return entry === undefined ? null : { json: $withKey(json, entry.name, value) };
}
/** A whole list; how often a kind is there; one thing, or a value of it. */
function $setList({ kinds, values, of }, json, rest, value) {
    if (rest === null)
        return { json: value };
    const items = Array.isArray(json) ? json : [];
    if (kinds !== null) {
        const kind = $entriesNow(kinds.names, kinds.own).find(({ name, also }) => name === rest || also.includes(rest));
        if (kind === undefined || typeof value !== "number" || !(value >= 0 && value <= kinds.most))
            return null;
        const others = items.filter((item) => item !== kind.name);
        return { json: [...others, ...Array.from({ length: value }, () => kind.name)] };
    }
    const found = /^(\d+)(?:\.(.*))?$/su.exec(rest);
    const place = Number(found?.[1]);
    if (found === null || place > items.length)
        return null;
    if (found[2] === undefined) {
        // A value that is none leaves its place; a place that is told apart stays, empty.
        if (value === null && values !== null && !values.optional)
            return { json: items.filter((_, i) => i !== place) };
        return {
            json: place === items.length
                ? [...items, value]
                : items.map((item, i) => (i === place ? value : item)),
        };
    }
    const thing = items[place];
    const facts = $keptOf(thing)?.facts ?? of.find(({ name }) => name === $at($at(thing, "$"), "thing"));
    const made = facts === undefined ? null : $setIn(facts, thing, found[2], value);
    return made === null ? null : { json: items.map((item, i) => (i === place ? made.json : item)) };
}
/** `true`, a level, or its values by name; `false`, null and level 0: it is not there. */
function $setCondition(facts, json, rest, value) {
    if (rest === null)
        return { json: value ?? undefined };
    const keyed = facts.conditions.map((condition) => ({
        key: condition.name,
        also: condition.also,
        condition,
    }));
    const found = $way(keyed, rest);
    if (found === null)
        return null;
    const { condition } = found.to;
    const held = $at(json, condition.name);
    if (found.rest === null) {
        const isGone = value === false || value === null || value === 0;
        const isLevel = typeof value === "number" && condition.levels !== null;
        const others = [...($ownValues(json) ?? [])].filter(([key]) => key !== condition.name);
        const now = isLevel
            ? $withKey(held, "level", value)
            : value === true && held !== undefined
                ? held
                : value;
        return { json: $plainObject(isGone ? others : [...others, [condition.name, now]]) };
    }
    const field = $way([...condition.fields, { key: "level", also: [] }], found.rest);
    if (field === null || field.rest !== null)
        return null;
    const base = $ownValues(held) === null ? {} : held;
    return { json: $withKey(json, condition.name, $withKey(base, field.to.key, value)) };
}
const $below = ({ was, is }, oldKey, key) => ({
    was: $under(was, oldKey),
    is: $under(is, key),
});
/** The sheet or thing under the names of today. What is no object is left for the door to refuse. */
function $renameSheet(r, facts, input, at) {
    const given = $ownValues(input);
    if (given === null)
        return input;
    const named = $renameKeys(r, given, [...facts.fields, ...facts.lists], at, true);
    const added = $addedIn(r, facts, named.get($ENTRIES)?.value);
    return $plainObject([...named].map(([key, { value, at: here }]) => {
        const field = facts.fields.find((one) => one.key === key);
        if (field !== undefined)
            return [key, $renameField(r, field, value, here, added)];
        const list = facts.lists.find((one) => one.key === key);
        if (list !== undefined)
            return [key, $renameList(r, list, value, here)];
        if (key === $ENTRIES)
            return [key, $renameEntries(r, facts, value, here)];
        if (key === "$conditions")
            return [key, $renameConditions(r, facts, value, here)];
        return [key, value];
    }));
}
// ── keys ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** `all`: each of them has its place in a save, so one that is missing beside one that is lost may be the same. */
function $renameKeys(r, given, keyed, at, all) {
    const names = new Set([...given.keys()].map((key) => key.normalize("NFC")));
    const found = new Map();
    const lost = [];
    for (const [key, value] of given) {
        const name = key.normalize("NFC");
        if (name.startsWith("$")) {
            found.set(name, { value, at: $below(at, key, name) });
            continue;
        }
        const own = keyed.find((one) => one.key === name);
        const before = keyed.filter((one) => one !== own && one.also.includes(name) && !names.has(one.key));
        const [to, other] = own === undefined ? before : [own, ...before];
        const here = $below(at, key, to?.key ?? key);
        if (to === undefined) {
            if (r.drop.has(here.was))
                r.changes.push({ path: here.was, from: $copied(value), to: null, why: "dropped" });
            else
                lost.push(key);
        }
        else if (other !== undefined) {
            const both = [to.key, other.key];
            r.problems.add(here.was, "ambiguous-name", `${$shape_shown(key)} may be ${both.map($shape_shown).join(" or ")} of today.`, both);
        }
        else if (found.has(to.key)) {
            r.problems.add(here.was, "duplicate-key", `${$shape_shown(to.key)} is there under two names.`, to.key);
        }
        else {
            found.set(to.key, { value, at: here });
            if (to.key !== name)
                r.changes.push({ path: here.is, from: here.was, to: here.is, why: "renamed" });
        }
    }
    $tellLost(r, given, lost, all ? keyed.filter(({ key }) => !found.has(key)) : [], at);
    return found;
}
function $tellLost(r, given, lost, missing, at) {
    for (const key of lost) {
        const what = `There is no ${$shape_shown(key)} any more; ${$valueText(given.get(key))} would be lost.`;
        const names = missing.map((one) => one.key);
        if (key === "__proto__")
            r.problems.add($under(at.was, key), "misplaced-key", "A key may not be called __proto__.");
        else
            r.problems.add($under(at.was, key), "lost-value", what, names);
    }
    if (lost.length === 0)
        return;
    for (const { key } of missing)
        r.problems.add($under(at.is, key), "missing-value", `It is not in the save. If it was called ${$shape_shown(lost[0])}, its rules must say so: formerly ${$shape_shown(lost[0])}.`);
}
/** Of the caller's own object nothing is handed on: what is told is frozen. */
function $copied(value) {
    return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}
function $valueText(value) {
    return typeof value === "object" && value !== null
        ? "what it holds"
        : `its value ${$shape_shown(value)}`;
}
// ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $renameField(r, field, value, at, added = new Map()) {
    const given = field.entries === null ? null : $ownValues(value);
    if (field.entries === null || given === null)
        return $renameValue(r, $rename_namesIn(field.shape), value, at);
    const own = (field.own ?? []).flatMap(({ id }) => (added.get(id) ?? []).map((key) => ({ key, also: [] })));
    const named = $renameKeys(r, given, [...field.entries.map($asKeyed), ...own], at, true);
    return $plainObject([...named].map(([key, one]) => [key, $renameValue(r, $rename_namesIn(field.shape), one.value, one.at)]));
}
// ── entries that a sheet brings ──────────────────────────────────────────────────────────────────────────────────────────
/** Names of the entries that the save adds, by list; a name that the rules have now is theirs. */
function $addedIn(r, facts, value) {
    return new Map([...($ownValues(value) ?? [])].flatMap(([key, inside]) => {
        const list = r.own.find(({ id, name, also }) => facts.own?.includes(id) === true && (name === key || also.includes(key)));
        const names = [...($ownValues(inside)?.keys() ?? [])].filter((name) => list?.named.includes(name) !== true);
        return list === undefined ? [] : [[list.id, names]];
    }));
}
/** What the rules have now under a name that was added goes only where the caller says so. */
function $renameEntries(r, facts, value, at) {
    const given = $ownValues(value);
    if (given === null)
        return value;
    const lists = r.own.filter(({ id }) => facts.own?.includes(id) === true);
    const named = $renameKeys(r, given, lists.map(({ name, also }) => ({ key: name, also })), at, false);
    return $plainObject([...named].map(([key, { value: inside, at: here }]) => {
        const list = lists.find(({ name }) => name === key);
        const entries = $ownValues(inside);
        if (list === undefined || entries === null)
            return [key, inside];
        const kept = [...entries].filter(([name, said]) => !list.named.includes(name) || !$isTheirs(r, name, said, $below(here, name, name)));
        return [
            key,
            $plainObject(kept.map(([name, said]) => [name, $renameColumns(r, list, said, $below(here, name, name))])),
        ];
    }));
}
function $isTheirs(r, name, said, { was }) {
    if (r.drop.has(was))
        r.changes.push({ path: was, from: $copied(said), to: null, why: "dropped" });
    else
        r.problems.add(was, "lost-value", `The rules have ${$shape_shown(name)} by now; what the save says it is would be lost.`);
    return true;
}
function $renameColumns(r, list, said, at) {
    const given = $ownValues(said);
    if (given === null)
        return said;
    const named = $renameKeys(r, given, list.columns, at, false);
    return $plainObject([...named].map(([key, { value, at: here }]) => {
        const column = list.columns.find((one) => one.key === key);
        const one = (item) => column === undefined ? item : $renameValue(r, $rename_namesIn(column.shape), item, here);
        return [key, Array.isArray(value) ? value.map(one) : one(value)];
    }));
}
const $asKeyed = ({ name, also }) => ({ key: name, also });
function $rename_namesIn(shape) {
    return shape.kind === "named" ? shape.names.map(({ name, also = [] }) => ({ name, also })) : [];
}
/** A name that is none of today's, and was one. */
function $renameValue(r, names, value, { is }) {
    if (typeof value !== "string" || names.length === 0)
        return value;
    const given = value.normalize("NFC");
    if (names.some(({ name }) => name === given))
        return given;
    const [to, other] = names.filter(({ also }) => also.includes(given));
    if (to === undefined)
        return value;
    if (other !== undefined) {
        const both = [to.name, other.name];
        r.problems.add(is, "ambiguous-name", `${$shape_shown(value)} may be ${both.map($shape_shown).join(" or ")} of today.`, both);
        return value;
    }
    r.changes.push({ path: is, from: value, to: to.name, why: "renamed" });
    return to.name;
}
function $renameList(r, list, value, at) {
    const names = list.kinds?.names ?? (list.values === null ? [] : $rename_namesIn(list.values.shape));
    const one = (item, i) => {
        const here = $below(at, String(i), String(i));
        return list.of.length > 0
            ? $renameThing(r, list.of, item, here)
            : $renameValue(r, names, item, here);
    };
    if (!Array.isArray(value))
        return one(value, 0);
    return value.length > $MOST_THINGS ? value : value.map(one);
}
function $renameThing(r, of, item, at) {
    const head = $ownValues($ownValues(item)?.get("$"));
    const tag = head?.get("thing");
    const old = of.find(({ formerly, name }) => name !== tag && typeof tag === "string" && formerly.includes(tag));
    const facts = of.find(({ name }) => name === tag) ??
        old ??
        (of.length === 1 && tag === undefined ? of[0] : undefined);
    if (facts === undefined)
        return item;
    const named = $renameSheet(r, facts, item, at);
    if (facts !== old)
        return named;
    r.changes.push({ path: $under(at.is, "$.thing"), from: tag, to: facts.name, why: "renamed" });
    return $plainObject([
        ...($ownValues(named) ?? new Map()),
        ["$", $plainObject([...(head ?? new Map()), ["thing", facts.name]])],
    ]);
}
function $renameConditions(r, facts, value, at) {
    const given = $ownValues(value);
    if (given === null)
        return value;
    const named = $renameKeys(r, given, facts.conditions.map($asKeyed), at, false);
    return $plainObject([...named].map(([key, one]) => {
        const condition = facts.conditions.find(({ name }) => name === key);
        const held = $ownValues(one.value);
        if (condition === undefined || held === null)
            return [key, one.value];
        const level = condition.levels === null ? [] : [{ key: "level", also: [] }];
        const fields = $renameKeys(r, held, [...condition.fields, ...level], one.at, true);
        return [
            key,
            $plainObject([...fields].map(([name, part]) => {
                const field = condition.fields.find((candidate) => candidate.key === name);
                return [
                    name,
                    field === undefined ? part.value : $renameField(r, field, part.value, part.at),
                ];
            })),
        ];
    }));
}
/** The sheet's JSON with the fingerprint of its shape, as it should be kept. */
function $saveOf(kept) {
    const json = $ownValues(kept.json) ?? new Map();
    const head = $ownValues(json.get("$")) ?? new Map();
    return $plainObject(new Map(json).set("$", $plainObject([...head, ["shape", $shapePrint(kept.facts)]])));
}
function $migrate(rules, facts, input, options = {}) {
    if ($keptOf(input)?.facts === facts)
        return { ok: true, sheet: input, changes: [] };
    const problems = $collector();
    try {
        const made = $migrated(rules, facts, input, new Set(options.drop), problems);
        if (made !== null)
            return $deeplyFrozen({ ok: true, ...made });
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        const why = error instanceof Error ? error.message : String(error);
        problems.add("", "mismatched-value", `This cannot be read: ${why}`);
    }
    return $deeplyFrozen({ ok: false, problems: problems.found });
}
/** Null: it has problems, and they were added. */
function $migrated(rules, facts, input, drop, problems) {
    const given = $ownValues(input);
    if (given === null) {
        problems.add("", "mismatched-value", `${$shape_shown(input)} is no ${facts.name}; an object is wanted.`, "an object");
        return null;
    }
    const changes = [];
    if (!$readHead(rules, "sheet", facts, given.get("$"), problems, changes))
        return null;
    const head = { ruleset: rules.name, version: rules.version, sheet: facts.name };
    const named = $renameSheet({ problems, changes, drop, own: rules.own ?? [] }, facts, $plainObject(given), { was: "", is: "" });
    if (given.has("__proto__"))
        problems.add("__proto__", "misplaced-key", "A key may not be called __proto__.");
    if (problems.found.length > 0)
        return null;
    const renamed = $plainObject(new Map($ownValues(named)).set("$", head));
    const kept = $readSheet(rules, facts, renamed, "", problems);
    if (kept === null)
        return null;
    $tellNew(renamed, kept.json, "", changes);
    return { sheet: kept.json, changes };
}
/** False: of other rules, of a newer version, or of nobody knows which. `kind`: under which key the head names what it is. */
function $readHead(rules, kind, { name, formerly }, head, problems, changes) {
    const values = $ownValues(head) ?? new Map();
    const [ruleset, version, own] = ["ruleset", "version", kind].map((key) => values.get(key));
    if (typeof ruleset !== "string" || typeof version !== "string" || typeof own !== "string") {
        const wanted = `"$": { "ruleset": …, "version": …, "${kind}": … }`;
        problems.add("$", "missing-version", `It does not say of which rules and which version it is: ${wanted}.`, wanted);
        return false;
    }
    const unknown = [...values.keys()].filter((key) => !["ruleset", "version", kind, "shape"].includes(key));
    for (const key of unknown)
        problems.add(`$.${key}`, "unknown-key", `There is no ${$shape_shown(key)} here.`);
    if (ruleset !== rules.name) {
        problems.add("$.ruleset", "differing-ruleset", `It is made for ${$shape_shown(ruleset)}, not for ${$shape_shown(rules.name)}.`, rules.name);
    }
    else if ($compareVersions(version, rules.version) > 0) {
        problems.add("$.version", "newer-version", $newerText(version, rules.version), rules.version);
    }
    else if (own !== name && !formerly.includes(own)) {
        problems.add(`$.${kind}`, "differing-ruleset", `It is a ${$shape_shown(own)}, not a ${$shape_shown(name)}.`, name);
    }
    if (problems.found.length > 0)
        return false;
    if (version !== rules.version)
        changes.push({ path: "$.version", from: version, to: rules.version, why: "version" });
    if (own !== name)
        changes.push({ path: `$.${kind}`, from: own, to: name, why: "renamed" });
    return true;
}
/** What the save did not have, place by place. */
function $tellNew(before, after, path, changes) {
    const [old, now] = [$valuesOf(before), $valuesOf(after)];
    if (old === null || now === null)
        return;
    for (const [key, value] of now) {
        if (key.startsWith("$"))
            continue;
        const here = path === "" ? key : `${path}.${key}`;
        if (old.has(key))
            $tellNew(old.get(key), value, here, changes);
        else
            changes.push({ path: here, from: null, to: value, why: "new" });
    }
}
function $valuesOf(value) {
    if (!Array.isArray(value))
        return $ownValues(value);
    return new Map(value.map((one, i) => [String(i), one]));
}
const $views = new WeakMap();
/** By key, or by key and entry; under `$conditions` which conditions hold. Worked out once a sheet. */
function $viewOf(kept) {
    const before = $views.get(kept);
    if (before !== undefined)
        return before;
    $use(kept.own);
    const { facts, cells } = kept;
    const values = facts.view.map((shown) => {
        const { key, entries } = shown;
        const one = (entry) => $seen(kept, shown, entry);
        return [
            key,
            entries === null
                ? one(0)
                : $plainObject($entriesNow(entries.map((name) => ({ name, also: [] })), shown.own).map(({ name, cell }) => [name, one(cell)])),
        ];
    });
    const held = facts.holds.map(({ name, value }) => [name, $isHeld(value(cells, 0))]);
    const made = $plainObject([...values, ["$conditions", $plainObject(held)]]);
    $views.set(kept, made);
    return made;
}
function $seen(kept, shown, entry) {
    const { key, shape } = shown;
    const field = $fieldOf(kept.facts, key);
    const code = field === undefined || field.cell < 0 ? $NONE : (kept.cells[field.cell + entry] ?? $NONE);
    const isNumber = field !== undefined && field.shape.kind === "number";
    const [min, max] = isNumber ? $endsOf(kept.cells, field, entry) : [null, null];
    const number = shown.value(kept.cells, entry);
    const base = field === undefined ? null : $written(field.shape, code);
    const parts = $view_partsOf(kept, shown, entry, number);
    return Object.freeze({ value: $written(shape, number), base, min, max, parts });
}
function $ownEntry({ own, key }, entry) {
    return $entriesNow([], own).find(({ cell }) => cell === entry)?.name ?? key;
}
/** Of what is no number and nothing modifies, nothing. */
function $view_partsOf({ facts, cells }, shown, entry, value) {
    const { key, entries, shape, base, lines = [], clauses } = shown;
    if (value === $NONE || (shape.kind !== "number" && lines.length === 0))
        return Object.freeze([]);
    const rule = `${facts.id}/${key}`;
    let now = base === undefined ? value : base(cells, entry);
    const parts = [
        {
            label: entries === null ? key : (entries[entry] ?? $ownEntry(shown, entry)),
            amount: now,
            rule,
            clause: clauses[0] ?? null,
        },
    ];
    const amounts = lines.map(({ counts, amount }) => counts(cells, entry) === 0 ? null : amount(cells, entry));
    for (const [i, { label: written, rule: line, clauses: own, most, kind, own: entryOf },] of lines.entries()) {
        const by = amounts[i] ?? null;
        if (by === null)
            continue;
        const open = most === undefined ? by : Math.max(now, Math.min(now + by, most(cells, entry))) - now;
        const added = $isOutdone(lines, amounts, i) ? 0 : open;
        const label = entryOf === undefined ? written : ($ownName([entryOf.id], entryOf.code) ?? written);
        const part = {
            label,
            rule: line,
            clause: own[0] ?? null,
            ...(kind === undefined ? {} : { kind }),
        };
        if (added !== 0 || by === 0)
            parts.push({ ...part, amount: added });
        if (added !== by)
            parts.push({ ...part, amount: by - added, suppressed: true });
        now += added;
    }
    return Object.freeze(parts.map((part) => Object.freeze(part)));
}
/** Whether another line of its kind counts in its place: a higher bonus, a lower penalty, of equal ones the first. */
function $isOutdone(lines, amounts, at) {
    const { kind, allPenalties } = lines[at];
    const own = amounts[at] ?? 0;
    if (kind === undefined || own === 0 || (own < 0 && allPenalties === true))
        return false;
    return lines.some((other, i) => {
        const by = amounts[i] ?? null;
        if (i === at || other.kind !== kind || by === null || Math.sign(by) !== Math.sign(own))
            return false;
        return i < at ? Math.abs(by) >= Math.abs(own) : Math.abs(by) > Math.abs(own);
    });
}
function $fieldOf(facts, key) {
    return facts.fields.find((field) => field.key === key);
}
function $sheetDoorOf(rules, facts) {
    const door = $doorOf(rules, facts);
    const save = (sheet) => $saveOf($keptOf(door(sheet)));
    const own = (input, options) => $entering(rules, () => $migrate(rules, facts, input, options));
    // A door cannot be added to: a new one with the same parts.
    const make = (input) => door(input);
    return $sheet_door_known(Object.assign(make, { ...door, save, migrate: own }), facts);
}
function $doorOf(rules, facts) {
    const read = (input) => $entering(rules, () => readHere(input));
    const readHere = (input) => {
        const problems = $collector();
        const kept = $readSheet(rules, facts, input, "", problems);
        if (kept === null)
            throw $refusal("mismatched-sheet", `This is no ${facts.name}`, problems.found);
        return kept;
    };
    const make = (input = {}) => read(input).json;
    const view = (sheet) => $entering(rules, () => $viewOf(readHere(sheet)));
    const check = (input) => {
        const problems = $collector();
        $entering(rules, () => $readSheet(rules, facts, input, "", problems));
        return problems.found;
    };
    const set = (sheet, path, value) => {
        const values = typeof path === "string"
            ? new Map([[path, value]])
            : ($ownValues(path) ?? new Map());
        return $entering(rules, () => $corrected(rules, readHere(sheet), values)).json;
    };
    const is = (value) => $keptOf(value)?.facts === facts;
    return $sheet_door_known(Object.assign(make, { check, view, set, is }), facts);
}
/** Not a map of the module's own: doors are made before the rest of an engine's module is there. */
function $sheet_door_known(door, facts) {
    return Object.freeze(Object.defineProperty(door, "$facts", { value: facts }));
}
function $factsOfDoor(door) {
    const { $facts } = door;
    if ($facts === undefined)
        throw new Error("this is no door");
    return $facts;
}
/** Worked out when somebody reads it, once. */
function $metaOf(rules, sheets, actions, conflicts) {
    const of = (kind) => () => sheets
        .map((look) => ({ look, facts: $factsOfDoor(look.door) }))
        .filter(({ facts }) => facts.kind === kind)
        .map(({ look, facts }) => $sheetMeta(rules, look, facts));
    // Read in the middle of a call it knows nothing of that call's entries.
    const kept = (make) => $once(() => $entering(rules, make));
    const parts = {
        sheets: kept(of("sheet")),
        things: kept(of("thing")),
        actions: kept(() => actions.map(({ action, constant, about }) => $actionMeta(rules, $factsOfAction(action), constant, about))),
        conflicts: kept(() => conflicts(() => parts.actions())),
    };
    return Object.freeze({
        get sheets() {
            return parts.sheets();
        },
        get things() {
            return parts.things();
        },
        get actions() {
            return parts.actions();
        },
        get conflicts() {
            return parts.conflicts();
        },
    });
}
function $once(make) {
    let made = null;
    return () => (made ??= { value: $deeplyFrozen(make()) }).value;
}
/** What is called `name`, in each language; where there is no translation, as it is written. */
function $labelOf({ labels }, name) {
    return { de: $labelIn(labels, "de", name), en: $labelIn(labels, "en", name) };
}
function $sheetMeta(rules, { constant, groups }, facts) {
    return {
        name: facts.name,
        label: $labelOf(rules, facts.name),
        constant,
        groups: groups.map(({ title, fields }) => ({
            title,
            fields: fields.flatMap((look) => $fieldMeta(rules, look, facts)),
        })),
        conditions: facts.conditions.map(({ name, levels, fields }) => ({
            key: name,
            label: $labelOf(rules, name),
            levels,
            fields: fields
                .filter(({ key }) => !key.startsWith("$"))
                .map((field) => $storedMeta(rules, { key: field.key }, field)),
        })),
        ...(facts.own === undefined
            ? {}
            : {
                adds: (rules.own ?? [])
                    .filter(({ id }) => facts.own?.includes(id) === true)
                    .map((list) => $addsMeta(rules, list)),
            }),
    };
}
function $addsMeta(rules, { name, places, columns }) {
    return {
        key: name,
        label: $labelOf(rules, name),
        most: places,
        columns: columns.map((one) => $columnMeta(rules, one)),
    };
}
function $columnMeta(rules, column) {
    const { key, start, shape, list, later, clauses } = column;
    const isText = shape.kind === "text";
    return {
        ...$base(rules, { key }, column),
        widget: list === null ? $widgetOf({ key }, column) : "list",
        many: list === null ? null : { from: list.least, to: list.most },
        start: list !== null ? [] : isText ? "" : start === null ? null : $written(shape, start),
        must: list === null ? start === null && later !== true && !isText : list.least > 0,
        clause: clauses[0] ?? null,
    };
}
function $fieldMeta(rules, look, facts) {
    const field = facts.fields.find(({ key }) => key === look.key);
    if (field !== undefined)
        return [$storedMeta(rules, look, field)];
    const list = facts.lists.find(({ key }) => key === look.key);
    if (list !== undefined)
        return [$listMeta(rules, look, list)];
    const shown = facts.view.find(({ key }) => key === look.key);
    return shown === undefined ? [] : [$calculatedMeta(rules, look, shown)];
}
function $base(rules, look, typed) {
    const { key, about = null, unit = null } = look;
    const { kind } = typed.shape;
    const allowed = $allowedOf(typed);
    const options = kind === "named" && Array.isArray(allowed) ? allowed : null;
    const range = kind === "number" ? { from: typed.range[0], to: typed.range[1] } : null;
    const shared = { key, label: $labelOf(rules, key), about, unit, range, options, many: null };
    return { ...shared, kind: kind === "named" ? "choice" : kind, widget: $widgetOf(look, typed) };
}
function $widgetOf({ look }, { shape }) {
    switch (shape.kind) {
        case "number":
            return look ?? "number";
        case "yes-no":
            return "checkbox";
        case "named":
            return look ?? "select";
        case "text":
            return "text";
        case "dice":
            return "dice";
    }
}
function $meta_namesOf(rules, entries) {
    return entries?.map((key) => ({ key, label: $labelOf(rules, key) })) ?? null;
}
function $storedMeta(rules, look, field) {
    const { start, shape, clauses } = field;
    return {
        ...$base(rules, look, field),
        start: typeof start === "number" ? $written(shape, start) : typeof start === "string" ? start : null,
        must: start === null,
        clause: clauses[0] ?? null,
        calculated: false,
        entries: $meta_namesOf(rules, field.entries?.map(({ name }) => name) ?? null),
        things: null,
    };
}
function $listMeta(rules, look, list) {
    const { kinds, values, of, least, most, clauses } = list;
    const typed = values ?? { shape: { kind: "text" }, range: [0, 0], optional: false };
    const named = {
        options: kinds?.names.filter(({ name }) => name !== "").map(({ name }) => name) ?? null,
        kind: "choice",
    };
    return {
        ...$base(rules, look, typed),
        ...(values === null ? named : {}),
        widget: kinds !== null
            ? "checklist"
            : values === null
                ? "things"
                : values.optional
                    ? "slots"
                    : "list",
        many: { from: least, to: most },
        start: [],
        must: list.must,
        clause: clauses[0] ?? null,
        calculated: false,
        entries: null,
        things: of.length === 0 ? null : of.map(({ name }) => name),
    };
}
function $calculatedMeta(rules, look, { shape, entries, clauses }) {
    return {
        ...$base(rules, look, { shape, range: [0, 0], optional: false }),
        range: null,
        options: null,
        widget: "output",
        start: null,
        must: false,
        clause: clauses[0] ?? null,
        calculated: true,
        entries: $meta_namesOf(rules, entries),
        things: null,
    };
}
// ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $actionMeta(rules, facts, constant, about) {
    return {
        name: facts.name,
        label: $labelOf(rules, facts.name),
        constant,
        word: facts.word,
        clause: facts.clauses[0] ?? null,
        roles: facts.slots
            .filter(({ fresh, pair }) => !fresh && pair === undefined)
            .map(({ name, of, from }) => ({
            key: name,
            label: $labelOf(rules, name),
            of: of.name,
            from: from === null ? null : { role: from.slot, list: from.list },
        })),
        params: [
            ...facts.params.map((param) => $paramMeta(rules, param, about[param.name])),
            ...(facts.modifiers === null ? [] : [$modifiersMeta(rules)]),
        ],
        asks: $asksMeta(rules, facts),
    };
}
/** Texts first: they are asked before anything is rolled. */
function $asksMeta(rules, { texts, asks }) {
    const text = { shape: { kind: "text" }, range: [0, 0], optional: false };
    const free = {
        start: "",
        must: false,
        clause: null,
        by: "player",
        secret: false,
        placing: null,
    };
    return [
        ...texts.map((key) => ({ ...$base(rules, { key }, text), ...free })),
        ...Object.entries(asks).map(([key, { by, secret, typed, placing, usual, hasUsual }]) => ({
            ...$base(rules, { key }, typed),
            many: placing === null ? null : { from: placing, to: placing },
            start: usual === null ? null : $written(typed.shape, usual),
            must: !hasUsual,
            clause: null,
            by,
            secret,
            placing,
        })),
    ];
}
function $paramMeta(rules, param, about) {
    const { name, usual, list, shape, clauses } = param;
    const plain = (usual ?? []).slice(list === null ? 0 : 1).map((code) => $written(shape, code));
    return {
        ...$base(rules, { key: name, ...(about === undefined ? {} : { about }) }, param),
        many: list === null ? null : { from: list.least, to: list.most },
        start: list === null ? (plain[0] ?? null) : plain,
        must: usual === null,
        clause: clauses[0] ?? null,
    };
}
function $modifiersMeta(rules) {
    const about = {
        de: "Summe dessen, was es allgemein erleichtert oder erschwert.",
        en: "Sum of what makes it easier or harder in general.",
    };
    const typed = { shape: { kind: "number" }, range: [-9999, 9999], optional: false };
    const label = { de: "Modifikatoren", en: "Modifiers" };
    return {
        ...$base(rules, { key: "modifiers", about: about[rules.language] }, typed),
        label,
        start: 0,
        must: false,
        clause: null,
    };
}
function $actionsOf(rules, all) {
    return (sheet, options = {}) => $entering(rules, () => {
        const known = $ownValues(options.given ?? {}) ?? new Map();
        const kept = new Map();
        const found = all.flatMap(({ action, constant }) => {
            const declared = $factsOfAction(action);
            const role = declared.slots[0]?.name ?? "";
            const facts = $fitting(declared, { ...options.given, [role]: sheet });
            const [self] = facts.slots;
            if (self === undefined || self.fresh || self.of.kind !== "sheet")
                return [];
            if (!kept.has(self.of))
                kept.set(self.of, $readSheet(rules, self.of, sheet, "", $collector()));
            const own = kept.get(self.of);
            return own === null || own === undefined
                ? []
                : [$choiceOf(rules, facts, constant, own, known)];
        });
        if ([...kept.values()].some((one) => one !== null))
            return $deeplyFrozen(found);
        // Of no kind of sheet: said as the door of the first kind says it.
        const problems = $collector();
        const [first] = kept.keys();
        if (first !== undefined)
            $readSheet(rules, first, sheet, "", problems);
        throw $refusal("mismatched-sheet", "This is no sheet that can do anything", problems.found);
    });
}
function $choiceOf(rules, facts, constant, self, known) {
    const role = facts.slots[0]?.name ?? "";
    const names = [...facts.slots, ...facts.params].map(({ name }) => name);
    const given = new Map([...known].filter(([name]) => names.includes(name))).set(role, self.json);
    const open = $openNames(facts, given);
    const answer = $canOpen(rules, facts, Object.fromEntries(given));
    const options = open.flatMap((name) => {
        const all = $optionsFor(rules, facts, name, given) ?? $lyingOptions(rules, facts, name, given);
        if (all === null)
            return [];
        return [
            [
                name,
                all.filter((one) => $canOpen(rules, facts, Object.fromEntries(new Map(given).set(name, one))).ok),
            ],
        ];
    });
    $useThoseOf(rules, facts, given);
    return {
        name: facts.name,
        label: $labelOf(rules, facts.name),
        constant,
        word: facts.word,
        ok: answer.ok,
        ...(answer.ok ? {} : { why: answer.why, code: answer.code }),
        clause: (answer.ok ? null : answer.clause) ?? facts.clauses[0] ?? null,
        role,
        open,
        params: facts.params.map((param) => $paramMeta(rules, param)),
        options: $plainObject(options),
    };
}
/** Things that lie with the sheets that are known; they are not all there may be. Null where there are none. */
function $lyingOptions(rules, facts, name, given) {
    const slot = facts.slots.find((one) => one.name === name);
    if (slot === undefined || slot.from !== null || slot.of.kind !== "thing")
        return null;
    const seats = facts.slots.flatMap((one) => {
        const value = given.get(one.name);
        if (one.of.kind !== "sheet" || value === undefined)
            return [];
        const sheet = $keptOf(value) ?? $readSheet(rules, one.of, value, one.name, $collector());
        return sheet === null ? [] : [{ role: one.name, sheet }];
    });
    const all = $lyingThings(slot.of, seats.filter(({ sheet }, i) => seats.findIndex((one) => one.sheet === sheet) === i));
    return all.length === 0 ? null : all;
}
function $fight_facts_holds(test, fight, self, read) {
    return $scoreOf(test, fight, self, read) !== 0;
}
const $pairKey = (relation, a, b) => `${a} ${b} ${relation}`;
function $pairOf(fight, relation, a, b) {
    return fight.pairs[$pairKey(relation, a, b)] ?? fight.fresh[relation];
}
/** `bound`: the members at hand, the outermost first. */
function $scoreOf(score, fight, self, read, bound = []) {
    const of = (one, at = bound) => $scoreOf(one, fight, self, read, at);
    switch (score.kind) {
        case "number":
            return score.value;
        case "leaf":
            return read(score.plan, score.seats.map((seat) => $seatOf(fight, seat, self, bound)));
        case "not":
            return of(score.a) === 0 ? 1 : 0;
        case "and":
            return of(score.a) !== 0 && of(score.b) !== 0 ? 1 : 0;
        case "or":
            return of(score.a) !== 0 || of(score.b) !== 0 ? 1 : 0;
        case "=":
            return of(score.a) === of(score.b) ? 1 : 0;
        case "<":
            return of(score.a) < of(score.b) ? 1 : 0;
        case "<=":
            return of(score.a) <= of(score.b) ? 1 : 0;
        case "+":
            return of(score.a) + of(score.b);
        case "-":
            return of(score.a) - of(score.b);
        case "*":
            return of(score.a) * of(score.b);
        default: {
            const { where, value, but, side } = score;
            const left = but === null ? -1 : $memberIn(but, self, bound);
            const there = fight.members.flatMap((one, i) => (one.side === side && i !== left ? [i] : []));
            const counted = where === null ? there : there.filter((i) => of(where, [...bound, i]) !== 0);
            const values = () => counted.map((i) => (value === null ? 1 : of(value, [...bound, i])));
            switch (score.kind) {
                case "every":
                    return values().every((x) => x !== 0) ? 1 : 0;
                case "some":
                    return values().some((x) => x !== 0) ? 1 : 0;
                case "count":
                    return counted.length;
                case "sum":
                    return values().reduce((sum, x) => sum + x, 0);
                case "highest":
                    return $extreme(values(), Math.max);
                case "lowest":
                    return $extreme(values(), Math.min);
            }
        }
    }
}
/** Of nobody there is none. */
function $extreme(values, of) {
    return values.length === 0 ? $NONE : of(...values);
}
function $memberIn(seat, self, bound) {
    return seat === "self" ? self : typeof seat === "number" ? bound[seat] : -1;
}
function $seatOf(fight, seat, self, bound) {
    if (seat === "conflict")
        return fight.conflict;
    if (typeof seat === "object")
        return $pairOf(fight, seat.relation, $memberIn(seat.a, self, bound), $memberIn(seat.b, self, bound));
    return fight.members[$memberIn(seat, self, bound)].sheet;
}
/** `fresh`: for each relation what stands between two members at the beginning. */
function $newFight(conflict, members, facts, fresh = {}) {
    const free = facts.order.kind === "free";
    return {
        conflict,
        members: members.map((one) => ({ ...one, rolls: [] })),
        pairs: {},
        fresh,
        round: 0,
        turn: 0,
        side: -1,
        actor: -1,
        open: free,
        done: 0,
        did: [],
        ended: false,
        queue: [],
        due: [],
    };
}
/** Why this member may not do this now; null: the turn allows it. */
function $hindrance(facts, fight, member, action) {
    const one = fight.members[member];
    if (fight.ended)
        return "ended";
    if (one === undefined || one.side < 0)
        return "left";
    if (facts.actions !== null && !facts.actions.includes(action))
        return "actions";
    if (!fight.open)
        return "closed";
    if (fight.actor >= 0 && fight.actor !== member)
        return "turn";
    if (fight.side >= 0 && (one.side !== fight.side || one.joined === fight.round))
        return "turn";
    return fight.did.includes(action) ? "once" : null;
}
function $acted(facts, fight, left, action = "") {
    const did = facts.onceEach.includes(action) ? [...fight.did, action] : fight.did;
    return {
        ...$fight_changed(fight, left),
        done: fight.done + 1,
        did,
        due: [{ kind: "seats" }, ...$moment(facts, fight, "action"), { kind: "look" }],
    };
}
function $fight_changed(fight, { conflict, sheets, pairs, others }) {
    const members = fight.members.map((one, i) => ({ ...one, sheet: sheets[i] ?? one.sheet }));
    const outside = (others ?? []).map((one) => ({ ...one, side: $OUTSIDE, rolls: [] }));
    return {
        ...fight,
        conflict,
        members: [...members, ...outside],
        pairs: pairs === undefined ? fight.pairs : { ...fight.pairs, ...pairs },
    };
}
/** Ends the turn if one is open and begins the next one. */
function $goneOn(facts, fight) {
    const closing = fight.open && fight.turn > 0 ? $closingOf(facts, fight) : [];
    return { ...fight, due: [...closing, { kind: "begin" }] };
}
// ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────────────
/** Took part in an action only. */
const $OUTSIDE = -2;
/** From outside: a new member, or one who had left. */
function $fight_joined(fight, key, side, sheet) {
    const at = fight.members.findIndex((one) => one.key === key);
    const own = {
        key,
        side,
        sheet,
        rolls: fight.members[at]?.rolls ?? [],
        ...(fight.round > 0 ? { joined: fight.round } : {}),
    };
    const members = at < 0 ? [...fight.members, own] : fight.members.map((one, i) => (i === at ? own : one));
    return { ...fight, members, due: [{ kind: "ends" }] };
}
function $left(facts, fight, member) {
    const over = $fight_endOf(facts, fight.members[member].side, member);
    const members = fight.members.map((one, i) => (i === member ? { ...one, side: -1 } : one));
    return { ...fight, members, due: [...over, { kind: "look" }] };
}
/** Who joined or left by what was played; those who only took part in it are no members. */
function $fight_seated(facts, fight, read) {
    if (facts.sides.every(({ seat }) => seat === null))
        return { ...fight, members: fight.members.filter(({ side }) => side !== $OUTSIDE) };
    const due = [];
    const members = fight.members.flatMap((one, i) => {
        const side = $seatFor(facts, one, read);
        if (side === one.side || (side < 0 && one.side < 0))
            return one.side === $OUTSIDE ? [] : [one];
        if (side < 0)
            due.push(...$fight_endOf(facts, one.side, i));
        const { joined: _before, ...rest } = one;
        return [
            side >= 0 && one.side < 0 && fight.round > 0
                ? { ...rest, side, joined: fight.round }
                : { ...rest, side },
        ];
    });
    return { ...fight, members, due: [...due, ...fight.due] };
}
function $seatFor(facts, one, read) {
    const plan = facts.sides[Math.max(0, one.side)]?.seat ?? null;
    return plan === null ? one.side : read(plan, [one.sheet]) - 1;
}
/** Who leaves loses what lasts until the end. */
function $fight_endOf(facts, side, at) {
    const plan = facts.sides[side]?.lasting.end ?? null;
    return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
}
// ── what is due ──────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Goes on to the next piece that must be played; with a null piece nothing is due any more. */
function $fight_advance(facts, start, read) {
    let fight = start;
    for (let due = fight.due[0]; due !== undefined; due = fight.due[0]) {
        const rest = { ...fight, due: fight.due.slice(1) };
        if (due.kind === "piece") {
            const next = $pieceOf(rest, due);
            return { fight, next };
        }
        fight = $settled(facts, rest, due.kind, read);
    }
    return { fight, next: null };
}
function $pieceOf(fight, due) {
    const { plan, at, key } = due;
    if (at < 0)
        return {
            plan,
            slots: [fight.conflict],
            then: (_, [conflict]) => ({ ...fight, conflict: conflict ?? fight.conflict }),
        };
    const member = fight.members[at];
    return {
        plan,
        slots: due.both === true ? [fight.conflict, member.sheet] : [member.sheet],
        then: (result, after) => {
            const rolls = key < 0
                ? member.rolls
                : Array.from({ length: Math.max(key + 1, member.rolls.length) }, (_, i) => i === key ? result : (member.rolls[i] ?? 0));
            const sheet = after.at(-1) ?? member.sheet;
            const members = fight.members.map((one, i) => (i === at ? { ...one, sheet, rolls } : one));
            const conflict = due.both === true ? (after[0] ?? fight.conflict) : fight.conflict;
            return due.both === true
                ? { ...fight, conflict, members, due: [{ kind: "seats" }, ...fight.due] }
                : { ...fight, members };
        },
    };
}
function $settled(facts, fight, due, read) {
    switch (due) {
        case "begin":
            return $fight_begun(facts, fight);
        case "seats":
            return $fight_seated(facts, fight, read);
        case "sort": {
            const queue = $sorted(facts, fight, read);
            return { ...fight, queue: queue.slice(1), actor: queue[0] ?? -1, side: -1 };
        }
        case "start":
            return {
                ...fight,
                turn: fight.turn + 1,
                open: true,
                done: 0,
                did: [],
                due: [...$moment(facts, fight, "start"), { kind: "ends" }, ...fight.due],
            };
        case "ends":
            return $ended(facts, fight, read) ?? fight;
        case "look": {
            const over = $ended(facts, fight, read);
            if (over !== null || !fight.open || !$isOver(facts, fight, read))
                return over ?? fight;
            const isFree = facts.order.kind === "free";
            return isFree
                ? $goneOn(facts, fight)
                : { ...fight, open: false, due: [...$closingOf(facts, fight), ...fight.due] };
        }
    }
}
/** Whether the turn is over by itself. */
function $isOver(facts, fight, read) {
    const { eachTurn, turnEnds, onceEach } = facts;
    const isAllDone = onceEach.length > 0 && onceEach.every((one) => fight.did.includes(one));
    const hasLeft = (fight.actor >= 0 && fight.members[fight.actor].side < 0) ||
        (fight.side >= 0 && !fight.members.some(({ side }) => side === fight.side));
    return ((eachTurn !== null && fight.done >= eachTurn) ||
        (turnEnds !== null && $fight_facts_holds(turnEnds, fight, -1, read)) ||
        isAllDone ||
        hasLeft);
}
function $fight_begun(facts, fight) {
    const { order, sides } = facts;
    const start = [{ kind: "start" }];
    if (order.kind === "alternating") {
        const side = (fight.side + 1) % Math.max(1, sides.length);
        return side === 0
            ? $newRound(facts, { ...fight, side, open: false }, start)
            : { ...fight, side, open: false, due: start };
    }
    if (order.kind === "free")
        return $newRound(facts, { ...fight, open: true }, start);
    const { keys } = order;
    const [actor, ...queue] = fight.queue.filter((i) => fight.members[i].side >= 0);
    if (actor !== undefined)
        return { ...fight, actor, queue, open: false, due: start };
    // Rolled once by everybody: when it begins, and for those who joined at the next round.
    const rolls = fight.members.flatMap((one, at) => keys.flatMap((key, i) => key.rolled && one.side >= 0 && one.rolls[i] === undefined
        ? [{ kind: "piece", plan: key.plan, at, key: i }]
        : []));
    const made = $newRound(facts, { ...fight, open: false }, start);
    return { ...made, due: [...rolls, { kind: "sort" }, ...made.due] };
}
function $newRound(facts, fight, then) {
    const due = [
        ...$moment(facts, fight, "round"),
        ...$lasting(facts, fight, "rounds"),
        { kind: "ends" },
        ...then,
    ];
    return { ...fight, round: fight.round + 1, due };
}
const $own = (plan) => ({ kind: "piece", plan, at: -1, key: -1 });
function $moment(facts, fight, at) {
    return facts.moments[at].flatMap(({ plan, over }) => {
        if (over === null)
            return [$own(plan)];
        return fight.members.flatMap(({ side }, i) => side === over ? [{ kind: "piece", plan, at: i, key: -1, both: true }] : []);
    });
}
/** Durations that are counted down, member by member. */
function $lasting(facts, fight, what) {
    return fight.members.flatMap(({ side }, at) => {
        const plan = facts.sides[side]?.lasting[what] ?? null;
        return plan === null ? [] : [{ kind: "piece", plan, at, key: -1 }];
    });
}
function $closingOf(facts, fight) {
    return [...$moment(facts, fight, "end"), ...$lasting(facts, fight, "turns"), { kind: "ends" }];
}
/** The fight after its end, or null while it goes on. */
function $ended(facts, fight, read) {
    if (fight.ended)
        return null;
    const end = facts.ends.find((one) => $fight_facts_holds(one.test, fight, -1, read));
    if (end === undefined)
        return null;
    return {
        ...fight,
        ended: true,
        open: false,
        due: [$own(end.plan), ...$lasting(facts, fight, "end")],
    };
}
/** Equal ones keep the order in which they joined. */
function $sorted(facts, fight, read) {
    const there = fight.members.flatMap(({ side }, i) => (side >= 0 ? [i] : []));
    const { order } = facts;
    if (order.kind !== "by")
        return there;
    const values = fight.members.map((member) => order.keys.map((key, i) => {
        const value = key.rolled ? (member.rolls[i] ?? 0) : read(key.plan, [member.sheet]);
        return key.lowest ? value : -value;
    }));
    const compare = (a, b) => {
        for (const [i, x] of values[a].entries())
            if (x !== values[b][i])
                return x - values[b][i];
        return a - b;
    };
    return there.toSorted(compare);
}
/**
 * For whom a tactic asks: enemies or allies, the best by its measure first, equal ones in the order in which they joined. Where there are
 * no sides, both are all the others. Enemies who can do nothing any more come in only where no other is left.
 */
function $chosenOf(facts, fight, self, choice, read) {
    const side = fight.members[self].side;
    const hasSides = facts.sides.length > 1;
    const isMeant = (of, i) => of >= 0 && (hasSides ? (of === side) === (choice.from === "ally") : i !== self);
    const there = fight.members.flatMap((one, i) => (isMeant(one.side, i) ? [i] : []));
    const able = (i) => {
        const { sheet, side: own } = fight.members[i];
        const plan = facts.sides[own]?.able ?? null;
        return plan === null || read(plan, [sheet]) !== 0;
    };
    const standing = choice.from === "ally" ? there : there.filter(able);
    const all = standing.length === 0 ? there : standing;
    const { by } = choice;
    if (by === null)
        return all;
    const value = new Map(all.map((i) => [i, read(by, [fight.members[i].sheet]) * (choice.lowest ? 1 : -1)]));
    return all.toSorted((a, b) => value.get(a) - value.get(b) || a - b);
}
// The hidden cell of a sheet that says on which side of a conflict it stands; there is none where no rule lets anybody join or leave.
/** `side` -1: on none. */
function $seatedAs(rules, facts, sheet, side) {
    const cell = sheet.facts.columns[`$side/${facts.fight.id}`];
    if (cell === undefined || sheet.cells[cell] === side + 1)
        return sheet;
    const cells = sheet.cells.slice();
    cells[cell] = side + 1;
    return $kept_changed(rules, sheet, { cells });
}
// What relations say of every two members, as JSON: `{ "Dominanz": { "Anna": { "Bert": 3 } } }`, by the keys of the members. Invariant: of an
// opposite relation both ways round are written and agree; what is left out is as at the beginning.
function $freshPairs(rules, facts) {
    return $plainObject(facts.fight.relations.map(({ id }) => [id, $newSheet(rules, facts.pairs[id])]));
}
const $amount = (kept) => kept.cells[0];
/** One entry a relation. */
function $pairsJson(facts, fight) {
    return facts.fight.relations.map(({ id, name, side }) => {
        const there = fight.members.flatMap((one, i) => (one.side === side ? [i] : []));
        const key = (i) => fight.members[i].key;
        const row = (a) => $plainObject(there
            .filter((b) => b !== a)
            .map((b) => [key(b), $amount($pairOf(fight, id, a, b))]));
        return [name, $plainObject(there.map((a) => [key(a), row(a)]))];
    });
}
/** What is given of relations, and the rest. */
function $apartPairs(facts, given) {
    const isPair = ([key]) => facts.fight.relations.some(({ name }) => name === key);
    return [new Map([...given].filter(isPair)), new Map([...given].filter((one) => !isPair(one)))];
}
function $withPairs(rules, facts, fight, given, problems) {
    const pairs = {};
    for (const relation of facts.fight.relations) {
        const value = given.get(relation.name);
        if (value === undefined)
            continue;
        for (const { a, b, number, path } of $numbersIn(relation, fight, value, problems)) {
            const kept = $pairWith(rules, facts.pairs[relation.id], number, path, problems);
            if (kept === null)
                continue;
            const before = pairs[$pairKey(relation.id, a, b)];
            if (before !== undefined && $amount(before) !== $amount(kept))
                problems.add(path, "mismatched-value", `${relation.name} must be ${$amount(before)} here: the other way round it is ${-$amount(before)}.`, { from: $amount(before), to: $amount(before) });
            pairs[$pairKey(relation.id, a, b)] = kept;
            if (!relation.opposite)
                continue;
            const back = $pairWith(rules, facts.pairs[relation.id], 0 - $amount(kept), path, problems);
            if (back !== null)
                pairs[$pairKey(relation.id, b, a)] ??= back;
        }
    }
    return { ...fight, pairs };
}
function $numbersIn({ name, side }, fight, value, problems) {
    const keys = fight.members.map((one) => one.key);
    const members = (of, path) => {
        const own = $ownValues(of);
        if (own === null)
            problems.add(path, "mismatched-value", `${$shape_shown(of)} is no object by the keys of members.`, keys);
        return [...(own ?? [])].flatMap(([key, inside]) => {
            const at = fight.members.findIndex((one) => one.key === key && one.side === side);
            if (at >= 0)
                return [[at, inside]];
            problems.add(`${path}.${key}`, "unknown-key", `${$shape_shown(key)} is nobody of whom ${name} speaks.`, keys);
            return [];
        });
    };
    return members(value, name).flatMap(([a, row]) => members(row, `${name}.${keys[a]}`).flatMap(([b, number]) => a === b ? [] : [{ a, b, number, path: `${name}.${keys[a]}.${keys[b]}` }]));
}
const $conflict_state_known = new WeakMap();
function $knownState(state) {
    return typeof state === "object" && state !== null ? $conflict_state_known.get(state) : undefined;
}
/** Column and key of how it ended. */
const $ENDED = "$ended";
/** `true`: it just ended; else its outcome. */
function $endedOf(facts, conflict) {
    const code = conflict.cells[facts.body.columns[$ENDED] ?? -1] ?? 0;
    if (code < 2)
        return code === 1;
    return facts.gives === null ? true : $written(facts.gives, code - 2);
}
function $toState(rules, facts, { fight, log }) {
    const state = $plainObject([...$stateParts(rules, facts, fight), ["$log", Object.freeze(log)]]);
    $conflict_state_known.set(state, { fight, log });
    return state;
}
/** Everything but the log. */
function $stateParts(rules, facts, fight) {
    const members = fight.members.map(({ key, side, sheet, rolls, joined }) => [
        key,
        Object.freeze({
            side: facts.fight.sides[side]?.name ?? null,
            ...(joined === undefined ? {} : { joined }),
            ...(rolls.length === 0 ? {} : { rolls: Object.freeze(rolls.slice()) }),
            sheet: sheet.json,
        }),
    ]);
    const keyOf = (i) => fight.members[i]?.key ?? null;
    const nameOf = (id) => facts.actions.find((one) => one.facts.id === id)?.facts.name ?? id;
    const turn = Object.freeze({
        round: fight.round,
        turn: fight.turn,
        side: facts.fight.sides[fight.side]?.name ?? null,
        actor: keyOf(fight.actor),
        open: fight.open,
        done: fight.done,
        ...(fight.did.length === 0 ? {} : { did: Object.freeze(fight.did.map(nameOf)) }),
        queue: Object.freeze(fight.queue.map(keyOf)),
    });
    const fields = Object.entries(fight.conflict.json).filter(([key]) => !key.startsWith("$") || key === $ENTRIES);
    return [
        [
            "$",
            Object.freeze({ ruleset: rules.name, version: rules.version, conflict: facts.fight.name }),
        ],
        ["$members", $plainObject(members)],
        ["$turn", turn],
        [$ENDED, $endedOf(facts, fight.conflict)],
        ...fields,
        ...$pairsJson(facts, fight),
    ];
}
// Reading the state of a conflict from anywhere: the fight it tells, or a list of everything that is wrong with it. Invariant: reading
// never throws and never changes its input; its sheets pass the same door as any other sheet.
const $OWN_KEYS = ["$", "$members", "$turn", $ENDED, "$log", $ENTRIES];
const $NUMBERS = ["round", "turn", "done"];
/** Most entries in a log. */
const $MOST_ENTRIES = 100_000;
/** @throws RuleError `mismatched-sheet` with all problems. */
function $fromState(rules, facts, state) {
    const problems = $collector();
    const read = $readState(rules, facts, state, problems);
    if (read !== null)
        return read;
    throw $refusal("mismatched-sheet", `This is no state of ${facts.fight.name}`, problems.found);
}
/** Null: it has problems, and they were added. */
function $readState(rules, facts, state, problems) {
    const before = $knownState(state);
    if (before !== undefined && before.fight.conflict.facts === facts.body)
        return before;
    const count = problems.found.length;
    try {
        const made = $conflict_read_readParts(rules, facts, state, problems);
        return problems.found.length === count ? made : null;
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        const why = error instanceof Error ? error.message : String(error);
        problems.add("", "mismatched-value", `This cannot be read: ${why}`);
        return null;
    }
}
function $conflict_read_readParts(rules, facts, state, problems) {
    const given = $ownValues(state);
    const { name } = facts.fight;
    if (given === null) {
        problems.add("", "mismatched-value", `${$shape_shown(state)} is no ${name}; an object is wanted.`, "an object");
        return null;
    }
    if (!$isOfVersion(rules, () => $conflictPrint(facts), given.get("$"), "$", problems))
        return null;
    const head = {
        ruleset: rules.name,
        version: rules.version,
        conflict: name,
        shape: $conflictPrint(facts),
    };
    $checkHead(new Map(Object.entries(head)), given.get("$"), "$", problems);
    for (const key of given.keys())
        if (key.startsWith("$") && !$OWN_KEYS.includes(key))
            problems.add(key, "unknown-key", `There is no ${$shape_shown(key)} here.`, $OWN_KEYS);
    const members = $readMembers(rules, facts, given.get("$members"), problems);
    const turn = $readTurn(facts, members, given.get("$turn"), problems);
    const [related, rest] = $apartPairs(facts, given);
    const conflict = $conflict_read_readOwn(rules, facts, rest, problems);
    const log = $readLog(given.get("$log"), problems);
    if (conflict === null || turn === null || log === null)
        return null;
    const ended = $endedOf(facts, conflict) !== false;
    const begun = $newFight(conflict, members, facts.fight, $freshPairs(rules, facts));
    const fight = $withPairs(rules, facts, { ...begun, members, ...turn, ended }, related, problems);
    return { fight, log };
}
// ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $readMembers(rules, facts, value, problems) {
    const given = $ownValues(value);
    if (given === null) {
        problems.add("$members", "mismatched-value", `${$shape_shown(value)} is no object of members by key.`, "an object");
        return [];
    }
    const names = facts.fight.sides.map((side) => side.name);
    return [...given].flatMap(([key, one]) => {
        const path = `$members.${key}`;
        const parts = $ownValues(one);
        if (parts === null || key === "__proto__") {
            problems.add(path, key === "__proto__" ? "misplaced-key" : "mismatched-value", `${$shape_shown(one)} is no member.`);
            return [];
        }
        $checkParts(parts, ["side", "sheet", "rolls", "joined"], path, problems);
        const side = names.indexOf(String(parts.get("side")));
        if (side < 0 && parts.get("side") !== null) {
            problems.add(`${path}.side`, "unknown-name", `There is no side ${$shape_shown(parts.get("side"))} here.`, names);
            return [];
        }
        const joined = parts.get("joined");
        const isRound = joined === undefined || Number.isSafeInteger(joined);
        if (!isRound)
            problems.add(`${path}.joined`, "mismatched-value", `${$shape_shown(joined)} is no round.`, "a whole number");
        const rolls = parts.get("rolls") ?? [];
        const isRolls = Array.isArray(rolls) && rolls.every((roll) => Number.isSafeInteger(roll));
        if (!isRolls)
            problems.add(`${path}.rolls`, "mismatched-value", `${$shape_shown(rolls)} is no list of numbers.`, "a list");
        const sheet = $readSheet(rules, $sheetFor(facts, side, parts.get("sheet")), parts.get("sheet"), `${path}.sheet`, problems);
        if (sheet === null || !isRolls || !isRound)
            return [];
        const own = {
            key,
            side,
            sheet: $seatedAs(rules, facts, sheet, side),
            rolls: rolls,
        };
        return [joined === undefined ? own : { ...own, joined: joined }];
    });
}
/** Of who has left only the sheet itself says what it is. */
function $sheetFor(facts, side, sheet) {
    const known = facts.sheets[side];
    if (known !== undefined)
        return known;
    const name = $ownValues($ownValues(sheet)?.get("$"))?.get("sheet");
    return facts.sheets.find((one) => one.name === name) ?? facts.sheets[0];
}
function $readTurn(facts, members, value, problems) {
    const given = $ownValues(value);
    if (given === null) {
        problems.add("$turn", "mismatched-value", `${$shape_shown(value)} does not say whose turn it is.`, "an object");
        return null;
    }
    const count = problems.found.length;
    $checkParts(given, [...$NUMBERS, "side", "actor", "open", "queue", "did"], "$turn", problems);
    for (const key of $NUMBERS) {
        const number = given.get(key);
        const isCount = Number.isSafeInteger(number) && number >= 0;
        if (!isCount)
            problems.add(`$turn.${key}`, "mismatched-value", `${$shape_shown(number)} is no count.`, "a whole number");
    }
    const among = (names, one, path) => {
        const found = names.indexOf(String(one));
        if (one !== null && (typeof one !== "string" || found < 0))
            problems.add(path, "unknown-name", `There is no ${$shape_shown(one)} here.`, [
                null,
                ...names,
            ]);
        return found;
    };
    const keys = members.map(({ key }) => key);
    const side = among(facts.fight.sides.map(({ name }) => name), given.get("side"), "$turn.side");
    const actor = among(keys, given.get("actor"), "$turn.actor");
    const open = given.get("open");
    if (typeof open !== "boolean")
        problems.add("$turn.open", "mismatched-value", `${$shape_shown(open)} is neither true nor false.`, [false, true]);
    const queue = given.get("queue");
    if (!Array.isArray(queue))
        problems.add("$turn.queue", "mismatched-value", `${$shape_shown(queue)} is no list.`, "a list");
    const waiting = Array.isArray(queue)
        ? queue.map((one, i) => among(keys, one, `$turn.queue.${i}`))
        : [];
    const names = facts.actions.map((one) => one.facts.name);
    const onces = given.get("did") ?? [];
    if (!Array.isArray(onces))
        problems.add("$turn.did", "mismatched-value", `${$shape_shown(onces)} is no list.`, "a list");
    const did = Array.isArray(onces)
        ? onces.map((one, i) => facts.actions[among(names, one ?? "", `$turn.did.${i}`)]?.facts.id ?? "")
        : [];
    if (problems.found.length > count)
        return null;
    const [round, turn, done] = $NUMBERS.map((key) => given.get(key));
    return { round, turn, done, did, side, actor, open: open === true, queue: waiting };
}
/** The conflict's own fields, with how it ended. */
function $conflict_read_readOwn(rules, facts, given, problems) {
    const fields = $plainObject([...given].filter(([key]) => !key.startsWith("$") || key === $ENTRIES));
    const own = $readSheet(rules, facts.body, fields, "", problems);
    const ended = given.get($ENDED) ?? false;
    if (own === null || ended === false)
        return own;
    const cell = facts.body.columns[$ENDED];
    const outcomes = facts.gives?.kind === "named" ? facts.gives.names : [];
    const outcome = outcomes.find(({ low }) => $written(facts.gives, low) === ended);
    if (cell === undefined || (outcome === undefined && ended !== true)) {
        const names = [false, ...outcomes.map(({ name }) => name)];
        problems.add($ENDED, "unknown-name", `${$shape_shown(ended)} is no end of ${facts.fight.name}.`, names);
        return null;
    }
    const cells = own.cells.slice();
    cells[cell] = outcome === undefined ? 1 : outcome.low + 2;
    return $kept_changed(rules, own, { cells });
}
function $checkParts(given, keys, path, problems) {
    for (const key of given.keys())
        if (!keys.includes(key))
            problems.add($under(path, key), "unknown-key", `There is no ${$shape_shown(key)} here.`, keys);
}
/** A sheet of a member or the fields of a new conflict. @throws RuleError `mismatched-sheet` with all problems. */
function $sheetFrom(rules, facts, value, path) {
    const problems = $collector();
    const kept = $readSheet(rules, facts, value, path, problems);
    if (kept === null)
        throw $refusal("mismatched-sheet", `This is no ${facts.name}`, problems.found);
    return kept;
}
// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Its entries have the form of entries; whether they lead to the state, only playing tells. */
function $readLog(value, problems) {
    if (!Array.isArray(value) || value.length === 0 || value.length > $MOST_ENTRIES) {
        const text = `${$shape_shown(value)} is no log: a list of 1 to ${$MOST_ENTRIES} entries.`;
        problems.add("$log", "mismatched-value", text, "a list");
        return null;
    }
    const wrong = value.findIndex((entry, i) => !$isEntry(entry, i === 0));
    if (wrong < 0)
        return $deeplyFrozen(JSON.parse(JSON.stringify(value)));
    problems.add(`$log.${wrong}`, "mismatched-value", `${$shape_shown(value[wrong])} is no entry of a log.`, "an object");
    return null;
}
function $isEntry(entry, first) {
    const given = $ownValues(entry);
    if (given === null)
        return false;
    const begins = given.get("starts") ?? given.get("continues");
    if (begins !== undefined)
        return given.size === 1 && $ownValues(begins) !== null;
    const [does, faces, answers] = [
        given.get("does"),
        given.get("faces"),
        given.get("answers") ?? {},
    ];
    return (!first &&
        [...given.keys()].every((key) => ["does", "faces", "answers"].includes(key)) &&
        (does === "goes on" || $isCall(does)) &&
        Array.isArray(faces) &&
        faces.every((face) => Number.isSafeInteger(face)) &&
        $ownValues(answers) !== null);
}
function $isCall(does) {
    const given = $ownValues(does);
    if (given === null)
        return false;
    const isText = (key, mayMiss) => typeof given.get(key) === "string" || (mayMiss && given.get(key) === undefined);
    const isComing = given.get("leaves") === true || typeof given.get("joins") === "string";
    if (isComing)
        return isText("who", false);
    const isWhole = isText("who", false) && isText("does", false) && isText("against", true);
    return isWhole && $ownValues(given.get("with") ?? {}) !== null;
}
function $memberOf(facts, fight, key, mayHaveLeft = false) {
    const found = fight.members.findIndex((one) => one.key === key);
    if (found >= 0 && (mayHaveLeft || fight.members[found].side >= 0))
        return found;
    const names = fight.members
        .filter((one) => one.side >= 0)
        .map((one) => one.key)
        .join(", ");
    throw new $RuleError("mismatched-arguments", `${$shape_shown(key)} is nobody in ${facts.fight.name}; there are ${names}.`, {});
}
/** @throws RuleError `mismatched-arguments`. */
function $placedCall(rules, facts, fight, call) {
    const member = $memberOf(facts, fight, call.who, true);
    const action = facts.actions.find((one) => one.facts.name === call.does);
    if (action === undefined) {
        const names = facts.actions.map((one) => one.facts.name).join(", ");
        throw new $RuleError("mismatched-arguments", `${$shape_shown(call.does)} is no action here; there are ${names}.`, {});
    }
    const seats = new Map();
    if (action.self !== null)
        seats.set(action.self, member);
    if (action.conflict !== null)
        seats.set(action.conflict, -1);
    if (action.against !== null)
        seats.set(action.against, $memberOf(facts, fight, call.against));
    const others = new Map();
    const given = Object.entries(call.with ?? {}).filter(([name, value]) => {
        const slot = action.facts.slots.find((one) => one.name === name && one.of.kind === "sheet" && one.pair === undefined);
        if (slot === undefined)
            return true;
        const outside = typeof value === "string" ? null : $ownValues(value);
        if (outside === null)
            seats.set(name, $memberOf(facts, fight, value));
        else
            others.set(name, {
                key: $conflict_calls_keyOf(fight, outside.get("key")),
                sheet: $seatedAs(rules, facts, $sheetFrom(rules, slot.of, outside.get("sheet"), `${name}.sheet`), -1),
            });
        return false;
    });
    const sheets = [...seats].map(([name, i]) => [name, i < 0 ? fight.conflict.json : fight.members[i].sheet.json]);
    const related = action.facts.slots.flatMap(({ name, of, pair }) => {
        const [a, b] = [seats.get(pair?.a ?? "") ?? -1, seats.get(pair?.b ?? "") ?? -1];
        return pair === undefined
            ? []
            : [{ name, key: $pairKey(of.id, a, b), sheet: $pairOf(fight, of.id, a, b).json }];
    });
    const args = $plainObject([
        ...given,
        ...sheets,
        ...[...others].map(([name, { sheet }]) => [name, sheet.json]),
        ...related.map((one) => [one.name, one.sheet]),
    ]);
    return {
        member,
        action,
        args,
        seats,
        others,
        pairs: new Map(related.map((one) => [one.name, one.key])),
    };
}
/** `{ key, sheet }`: somebody from outside. */
function $conflict_calls_keyOf(fight, key) {
    if (typeof key === "string" &&
        key !== "__proto__" &&
        !fight.members.some((one) => one.key === key))
        return key;
    throw new $RuleError("mismatched-arguments", `${$shape_shown(key)} cannot be the key of somebody new.`, {});
}
/** The conflict and all sheets after an action. */
function $sheetsAfter(fight, placed, after) {
    const sheets = fight.members.map((one) => one.sheet);
    let { conflict } = fight;
    for (const [name, i] of placed.seats) {
        const kept = $keptOf(after[name]);
        if (kept === undefined)
            continue;
        if (i < 0)
            conflict = kept;
        else
            sheets[i] = kept;
    }
    const pairs = [...placed.pairs].flatMap(([name, key]) => {
        const kept = $keptOf(after[name]);
        return kept === undefined || (fight.pairs[key] ?? fight.fresh[kept.facts.id]) === kept
            ? []
            : [[key, kept]];
    });
    const others = [...placed.others].map(([name, one]) => ({
        key: one.key,
        sheet: $keptOf(after[name]) ?? one.sheet,
    }));
    return { conflict, sheets, pairs: Object.fromEntries(pairs), others };
}
function $hinders(facts, fight, placed) {
    return $hindrance(facts.fight, fight, placed.member, placed.action.facts.id);
}
/** Whether turn and rules allow it. */
function $isAllowed(rules, facts, fight, placed) {
    return ($hinders(facts, fight, placed) === null && $can(rules, placed.action.facts, placed.args).ok);
}
/** Plays leaves of tests, which throw no dice. */
function $readerOf(rules, facts) {
    const stop = () => {
        throw new Error("a test throws no dice");
    };
    const io = { roll: stop, rollList: stop, ask: stop };
    return (plan, slots) => {
        const piece = facts.pieces[plan];
        const args = $plainObject(piece.slots.map(({ name }, i) => [name, slots[i].json]));
        const call = $openCall(rules, piece, args);
        const states = call.rows.map((row, i) => piece.slots[i].of.state.open(row));
        return piece.play(io, states, call.givens);
    };
}
// ── tactics ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** What the side whose turn it is does by its tactic: the first member who can, his first line that is possible; null: nothing. */
function $byTactic(rules, facts, fight, tacticOf, read) {
    for (const [i, { side }] of fight.members.entries()) {
        const tactic = tacticOf(side);
        if (side < 0 ||
            tactic === null ||
            (fight.side >= 0 && side !== fight.side) ||
            (fight.actor >= 0 && fight.actor !== i))
            continue;
        for (const line of tactic.lines) {
            if (line.if !== null && !$fight_facts_holds(line.if, fight, i, read))
                continue;
            const call = $callsOf(facts, fight, i, line, read).find((one) => $isAllowed(rules, facts, fight, $placedCall(rules, facts, fight, one)));
            if (call !== undefined)
                return call;
        }
    }
    return null;
}
function $callsOf(facts, fight, self, line, read) {
    const action = facts.actions.find((one) => one.facts.id === line.action);
    if (action === undefined)
        return [];
    const key = (i) => fight.members[i].key;
    const best = (choice) => $chosenOf(facts.fight, fight, self, choice, read).slice(0, 1);
    const members = (choice) => choice.kind === "self" ? [self] : choice.kind === "member" ? best(choice) : [];
    let calls = [{ who: key(self), does: action.facts.name }];
    if (line.against !== null) {
        const against = members(line.against);
        calls = calls.flatMap((call) => against.map((i) => ({ ...call, against: key(i) })));
    }
    const add = (name, values) => {
        calls = calls.flatMap((call) => values.map((value) => ({ ...call, with: { ...call.with, [name]: value } })));
    };
    line.args.forEach((choice, n) => {
        const name = action.params[n];
        if (choice.kind === "value") {
            const code = $scoreOf(choice.value, fight, self, read);
            const param = action.facts.params.find((one) => one.name === name);
            add(name, [code === $NONE ? null : param === undefined ? code : $written(param.shape, code)]);
        }
        else if (choice.kind === "list")
            add(name, $thingsFor(fight, action, self, name));
        else
            add(name, members(choice).map(key));
    });
    if (line.modifiers !== null)
        add("modifiers", [$scoreOf(line.modifiers, fight, self, read)]);
    return calls;
}
/** Numbers of the things in the list from which a parameter takes one, if they are of its kind. */
function $thingsFor(fight, action, self, name) {
    const slot = action.facts.slots.find((one) => one.name === name);
    if (slot === undefined ||
        slot.from === null ||
        slot.from === undefined ||
        slot.from.slot !== action.self)
        return [];
    const things = fight.members[self].sheet.lists.get(slot.from.list) ?? [];
    return things.flatMap((thing, i) => (thing.facts === slot.of ? [i] : []));
}
function $relevanceOf(facts, tactics, asked) {
    const cells = new Map();
    const add = (id, cell) => {
        const own = cells.get(id) ?? new Set();
        cells.set(id, own);
        return own.size < own.add(cell).size;
    };
    for (const cell of Object.entries(facts.body.columns))
        if (cell[0] === "$ended")
            add(facts.body.id, cell[1]);
    for (const one of asked)
        for (const cell of one.cells)
            add(one.sheet.id, cell);
    // What a law of a sheet reads is not known here: it may be anything.
    for (const sheet of [facts.body, ...facts.sheets])
        if (sheet.must.length > 0)
            sheet.blank.forEach((_, cell) => void add(sheet.id, cell));
    const { read, played } = $plansIn(facts, tactics);
    for (const action of read)
        for (const [slot, cell] of $needed(action, () => false, true))
            add(action.slots[slot].of.id, cell);
    for (let grows = true; grows;) {
        grows = false;
        for (const action of played) {
            const isLive = (slot, cell) => cells.get(action.slots[slot].of.id)?.has(cell) === true;
            for (const [slot, cell] of $needed(action, isLive, false))
                grows = add(action.slots[slot].of.id, cell) || grows;
        }
    }
    return cells;
}
/** The cells of a field by its key; where that is no plain field, all of the sheet. */
function $askedOf(sheet, key) {
    const field = sheet.fields.find((one) => one.key === key || one.also.includes(key));
    if (field === undefined || field.cell < 0)
        return { sheet, cells: sheet.blank.map((_, i) => i) };
    return { sheet, cells: Array.from({ length: $cellCount(field) }, (_, i) => field.cell + i) };
}
/** `read`: plans whose result decides something; `played`: plans that may change something. */
function $plansIn(facts, tactics) {
    const { fight, pieces } = facts;
    const read = new Set();
    const score = (one) => {
        if (one === null || one.kind === "number")
            return;
        if (one.kind === "leaf")
            read.add(one.plan);
        else if (one.kind === "not")
            score(one.a);
        else if ("side" in one)
            [one.where, one.value].forEach(score);
        else
            [one.a, one.b].forEach(score);
    };
    const taken = (one) => {
        if (one.kind === "value")
            score(one.value);
        if (one.kind === "member" && one.by !== null)
            read.add(one.by);
    };
    for (const { able, seat } of fight.sides)
        for (const plan of [able, seat])
            if (plan !== null)
                read.add(plan);
    if (fight.order.kind === "by")
        for (const { plan, rolled } of fight.order.keys)
            if (!rolled)
                read.add(plan);
    score(fight.turnEnds);
    for (const { test } of fight.ends)
        score(test);
    const does = new Set();
    for (const { lines } of tactics)
        for (const line of lines) {
            does.add(line.action);
            [line.if, line.modifiers].forEach(score);
            [...line.args, ...(line.against === null ? [] : [line.against])].forEach(taken);
        }
    const actions = facts.actions.filter((one) => does.has(one.facts.id)).map((one) => one.facts);
    return {
        read: [...read].flatMap((id) => pieces[id] ?? []),
        played: [
            ...Object.entries(pieces).flatMap(([id, piece]) => (read.has(id) ? [] : [piece])),
            ...actions,
        ],
    };
}
const $plans = new WeakMap();
function $planOf(action) {
    const before = $plans.get(action);
    if (before !== undefined)
        return before;
    let size = 0;
    const offsets = action.slots.map(({ of }) => (size += of.blank.length) - of.blank.length);
    const { registers } = action.odds(offsets);
    const bases = offsets.map((offset) => registers + offset);
    const made = { plan: action.odds(bases), bases };
    $plans.set(action, made);
    return made;
}
/** Cells, as they are before it is played, on which the live cells after it (and its result) hang, and whether it can be done at all. */
function $needed(action, isLive, result) {
    const { plan, bases } = $planOf(action);
    const after = new Set(result && plan.result >= 0 ? [plan.result] : []);
    action.slots.forEach(({ of }, slot) => {
        of.blank.forEach((_, cell) => {
            if (isLive(slot, cell))
                after.add(bases[slot] + cell);
        });
    });
    const before = plan.flows.map(() => new Set());
    for (let grows = true; grows;) {
        grows = false;
        plan.flows.forEach((flow, i) => {
            const live = before[i];
            const size = live.size;
            for (const place of flow.control)
                live.add(place);
            for (const { to, sets } of flow.exits) {
                const changed = new Map(sets);
                for (const place of to === $END ? after : $atCut(plan, to, before))
                    for (const from of changed.get(place) ?? [place])
                        live.add(from);
            }
            grows ||= live.size > size;
        });
    }
    return [...before[0]].flatMap((place) => {
        const slot = bases.findLastIndex((base) => base <= place);
        return slot < 0 ? [] : [[slot, place - bases[slot]]];
    });
}
function $atCut(plan, cut, before) {
    const { to, uses } = plan.cuts[cut];
    const live = new Set([...uses, ...before[cut + 1]]);
    for (const place of to)
        if (!uses.includes(place))
            live.delete(place);
    return live;
}
/** What tells two sheets apart: the cells that count; of things in lists all. */
function $keysFor(relevance) {
    const known = new WeakMap();
    const all = (kept) => `${kept.facts.id}:${kept.cells.join()}:${kept.dice.map((one) => one.text).join()}:${listsOf(kept)}`;
    const listsOf = (kept) => [...kept.lists.values()].map((things) => things.map(all).join(";")).join("/");
    return (kept) => {
        const before = known.get(kept);
        if (before !== undefined)
            return before;
        const own = relevance.get(kept.facts.id);
        const cells = kept.cells.filter((_, i) => own?.has(i) === true);
        const made = kept.facts.kind === "thing"
            ? all(kept)
            : `${kept.facts.id}:${cells.join()}:${kept.dice.map((one) => one.text).join()}:${listsOf(kept)}`;
        const whole = kept.own === null ? made : `${made}:${kept.own.key}`;
        known.set(kept, whole);
        return whole;
    };
}
const $conflict_odds_BUDGET = 20_000;
function $oddsOfConflict(rules, facts, start, tacticOf, options) {
    const { turns = Infinity, actions = Infinity, budget = $conflict_odds_BUDGET } = options;
    if (turns === Infinity && actions === Infinity)
        throw new $RuleError("mismatched-arguments", "Say how many turns or actions are played out.", {});
    const read = $readerOf(rules, facts);
    const asked = (options.keep ?? []).flatMap((path) => $askedAt(facts, start, path));
    const tactics = facts.fight.sides.flatMap((_, side) => tacticOf(side) ?? []);
    const relevance = $relevanceOf(facts, tactics, asked);
    const keptKey = $keysFor(relevance);
    const known = new Map();
    let looked = 0;
    let frontier = new Map();
    const ends = [];
    const put = (into, one) => {
        const key = $conflict_odds_keyOf(one, keptKey);
        const before = into.get(key);
        if (before === undefined)
            into.set(key, one);
        else
            before.chance = $add(before.chance, one.chance);
    };
    const outcomes = (piece, args) => {
        const key = `${piece.id}|${Object.entries(args)
            .map(([name, value]) => `${name}=${$argKey(value, keptKey)}`)
            .join("|")}`;
        const before = known.get(key);
        if (before !== undefined)
            return before;
        const call = $openCall(rules, piece, args);
        const counts = (slot, cell) => call.kept[slot].facts.kind === "thing" ||
            relevance.get(call.kept[slot].facts.id)?.has(cell) === true;
        const found = $rowsOfEnds(call, options.answers ?? {}, budget * 100, counts);
        const made = found.rows.map(({ result, rows, weight }) => ({
            result,
            after: $afterRun(call, rows),
            chance: $fraction(weight, found.den),
        }));
        known.set(key, made);
        return made;
    };
    put(frontier, {
        fight: start,
        turns: start.open && start.turn > 0 ? 1 : 0,
        actions: 0,
        chance: $ONE,
    });
    while (frontier.size > 0) {
        const next = new Map();
        for (const one of frontier.values()) {
            looked += 1;
            if (looked > budget)
                throw new $RuleError("too-large", `The odds of ${facts.fight.name} need more than ${budget} states; ask for fewer turns.`, { budget });
            const at = $fight_advance(facts.fight, one.fight, read);
            if (at.next !== null) {
                const due = at.next;
                const piece = facts.pieces[due.plan];
                const args = $plainObject(piece.slots.map(({ name }, i) => [name, due.slots[i].json]));
                for (const { result, after, chance } of outcomes(piece, args)) {
                    const sheets = piece.slots.map(({ name }, i) => $keptOf(after[name]) ?? due.slots[i]);
                    put(next, { ...one, fight: due.then(result, sheets), chance: $mul(one.chance, chance) });
                }
                continue;
            }
            const { fight } = at;
            if (fight.ended || one.actions >= actions) {
                ends.push({ ...one, fight });
                continue;
            }
            const call = $byTactic(rules, facts, fight, tacticOf, read);
            if (call === null) {
                if (one.turns >= turns)
                    ends.push({ ...one, fight });
                else
                    put(next, { ...one, fight: $goneOn(facts.fight, fight), turns: one.turns + 1 });
                continue;
            }
            const placed = $placedCall(rules, facts, fight, call);
            for (const { after, chance } of outcomes(placed.action.facts, placed.args)) {
                put(next, {
                    ...one,
                    fight: $acted(facts.fight, fight, $sheetsAfter(fight, placed, after), placed.action.facts.id),
                    actions: one.actions + 1,
                    chance: $mul(one.chance, chance),
                });
            }
        }
        frontier = next;
    }
    return $conflict_odds_oddsFrom(facts, ends, options.keep ?? []);
}
function $argKey(value, keptKey) {
    const kept = $keptOf(value);
    return kept === undefined ? JSON.stringify(value) : keptKey(kept);
}
function $conflict_odds_keyOf({ fight, turns, actions }, keptKey) {
    const { round, turn, side, actor, open, done, did, ended, queue, due } = fight;
    const members = fight.members.map((one) => `${one.key}:${one.side}:${one.joined ?? ""}:${one.rolls.join()}:${keptKey(one.sheet)}`);
    const rest = JSON.stringify([
        turns,
        actions === 0 ? 0 : actions,
        round,
        turn,
        side,
        actor,
        open,
        done,
        did,
        ended,
        queue,
        due,
    ]);
    const pairs = Object.keys(fight.pairs)
        .toSorted()
        .map((key) => `${key}:${keptKey(fight.pairs[key])}`);
    return `${rest}|${keptKey(fight.conflict)}|${members.join("|")}|${pairs.join("|")}`;
}
/** Whose cells a path asks for. */
function $askedAt(facts, fight, path) {
    const member = fight.members.find((one) => path.startsWith(`${one.key}.`));
    const [key = ""] = (member === undefined ? path : path.slice(member.key.length + 1)).split(".");
    if (member !== undefined)
        return [$askedOf(member.sheet.facts, key)];
    const relation = facts.fight.relations.find(({ name }) => name === key);
    return [$askedOf(relation === undefined ? facts.body : facts.pairs[relation.id], key)];
}
// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
function $conflict_odds_oddsFrom(facts, ends, keep) {
    const rows = new Map();
    for (const { fight, chance } of ends) {
        const kept = $plainObject(keep.map((path) => [path, $conflict_odds_valueAt(facts, fight, path)]));
        const end = { ended: $endedOf(facts, fight.conflict), kept };
        const key = JSON.stringify(end);
        const before = rows.get(key);
        if (before === undefined)
            rows.set(key, { end, chance });
        else
            before.chance = $add(before.chance, chance);
    }
    const all = [...rows.values()];
    const sum = (some) => some.reduce((total, row) => $add(total, row.chance), $ZERO);
    return Object.freeze({
        chance: (of) => $exact(sum(all.filter(({ end }) => typeof of === "function"
            ? of(end)
            : end.ended === of))),
        mean: (of) => $exact(all.reduce((total, { end, chance }) => {
            const value = end.kept[of];
            if (typeof value !== "number")
                throw new $RuleError("unknown-path", `"${of}" was not kept, or is no number.`, {
                    path: of,
                });
            return $add(total, $mul($fraction(value), chance));
        }, $ZERO)),
        ends: Object.freeze(all.map(({ end, chance }) => Object.freeze({ end, chance: $exact(chance) }))),
    });
}
function $conflict_odds_valueAt(facts, fight, path) {
    const member = fight.members.find((one) => path.startsWith(`${one.key}.`));
    const own = { ...fight.conflict.json, ...$plainObject($pairsJson(facts, fight)) };
    let at = member === undefined ? own : member.sheet.json;
    for (const key of (member === undefined ? path : path.slice(member.key.length + 1)).split(".")) {
        if (typeof at !== "object" || at === null || !Object.hasOwn(at, key))
            throw new $RuleError("unknown-path", `${facts.fight.name} has no "${path}" to keep.`, {
                path,
            });
        at = at[key];
    }
    return at;
}
/** @throws RuleError `mismatched-arguments`, `mismatched-sheet`. */
function $afterSeat(rules, facts, fight, move) {
    const { who } = move;
    const at = fight.members.findIndex(({ key }) => key === who);
    const member = fight.members[at];
    if ("leaves" in move) {
        if (member === undefined || member.side < 0)
            throw $wrong(`${$shape_shown(who)} takes no part in ${facts.fight.name}.`);
        const members = fight.members.map((one, i) => i === at ? { ...one, sheet: $seatedAs(rules, facts, one.sheet, -1) } : one);
        return $left(facts.fight, { ...fight, members }, at);
    }
    const side = facts.fight.sides.findIndex(({ name }) => name === move.joins);
    if (side < 0)
        throw $wrong(`There is no side ${$shape_shown(move.joins)}; there are ${facts.fight.sides.map(({ name }) => name).join(", ")}.`);
    if (member !== undefined && member.side >= 0)
        throw $wrong(`${$shape_shown(who)} takes part in ${facts.fight.name} already.`);
    if (typeof who !== "string" || who === "__proto__")
        throw $wrong(`${$shape_shown(who)} cannot be the key of a member.`);
    const before = move.sheet === undefined && member?.sheet.facts === facts.sheets[side]
        ? member?.sheet
        : undefined;
    const sheet = before ?? $sheetFrom(rules, facts.sheets[side], move.sheet, "sheet");
    return $fight_joined(fight, who, side, $seatedAs(rules, facts, sheet, side));
}
const $wrong = (message) => new $RuleError("mismatched-arguments", message, {});
function $started(rules, facts, given) {
    const values = $ownValues(given) ?? new Map();
    const { sides, name } = facts.fight;
    const members = sides.flatMap((side, i) => {
        const own = $ownValues(values.get(side.name));
        if (own === null)
            throw new $RuleError("mismatched-arguments", `${name} needs ${$shape_shown(side.name)}: an object of sheets by key.`, {
                side: side.name,
            });
        if (own.size < side.least || own.size > (side.most ?? Infinity))
            throw new $RuleError("mismatched-arguments", `${side.name} cannot have ${own.size} members.`, { side: side.name });
        return [...own].map(([key, sheet]) => ({
            key,
            side: i,
            sheet: $seatedAs(rules, facts, $sheetFrom(rules, facts.sheets[i], sheet, `${side.name}.${key}`), i),
        }));
    });
    const twice = members.find(({ key }, i) => key === "__proto__" || members.findIndex((other) => other.key === key) < i);
    if (twice !== undefined)
        throw new $RuleError("mismatched-arguments", `${$shape_shown(twice.key)} cannot be the key of a member: it is there twice, or no key.`, { key: twice.key });
    const [related, fields] = $apartPairs(facts, new Map([...values].filter(([key]) => !sides.some((side) => side.name === key))));
    const conflict = $sheetFrom(rules, facts.body, $plainObject(fields), "");
    const starts = $plainObject([
        ...sides.map((side, i) => [
            side.name,
            $plainObject(members
                .filter((one) => one.side === i)
                .map(({ key, sheet }) => [key, sheet.json])),
        ]),
        ...fields,
        ...$deeplyFrozen([...related]),
    ]);
    const problems = $collector();
    const fight = $withPairs(rules, facts, $newFight(conflict, members, facts.fight, $freshPairs(rules, facts)), related, problems);
    if (problems.found.length > 0)
        throw $refusal("mismatched-sheet", `This is no ${name}`, problems.found);
    return { fight, log: [Object.freeze({ starts })] };
}
/** Does it, with all that follows from it. `answers`: those given so far, for the log. */
function $moved(rules, facts, { fight, log }, move, source, answers, listen = () => undefined) {
    const faces = [];
    const recording = {
        throwDie: (sides, label) => {
            const side = source.throwDie(sides, label);
            faces.push(side);
            return side;
        },
        answer: source.answer,
    };
    const after = $afterMove(rules, facts, fight, move, recording, listen);
    if ("possible" in after)
        return after;
    const settled = $playedOut(rules, facts, after, recording, listen);
    const does = move === "goes on" ? move : $asWritten(move);
    const told = Object.keys(answers).length === 0 ? {} : { answers: Object.freeze({ ...answers }) };
    return {
        fight: settled,
        log: [...log, Object.freeze({ does, faces: Object.freeze(faces), ...told })],
    };
}
function $afterMove(rules, facts, fight, move, source, listen) {
    if (move !== "goes on" && "does" in move)
        return $done(rules, facts, fight, move, source, listen);
    if (fight.ended)
        return $notNow(facts, "ended");
    return move === "goes on" ? $goneOn(facts.fight, fight) : $afterSeat(rules, facts, fight, move);
}
/** The move as plain JSON, and nothing but the move. */
function $asWritten(move) {
    const { who, does, against, with: args, joins, sheet, leaves, } = move;
    return $deeplyFrozen(JSON.parse(JSON.stringify({ who, does, against, with: args, joins, sheet, leaves })));
}
function $done(rules, facts, fight, call, source, listen) {
    const placed = $placedCall(rules, facts, fight, call);
    const why = $hinders(facts, fight, placed);
    if (why !== null)
        return $notNow(facts, why);
    const run = $rollFrom(rules, placed.action.facts, placed.args, source);
    if (!run.possible)
        return run;
    const keyOf = (i) => fight.members[i]?.key ?? facts.fight.name;
    const seats = [...placed.seats].map(([role, i]) => [role, keyOf(i)]);
    listen(() => run.trace, new Map([...seats, ...[...placed.others].map(([role, { key }]) => [role, key])]));
    const left = $sheetsAfter(fight, placed, run.after);
    return $acted(facts.fight, fight, left, placed.action.facts.id);
}
/** Plays everything that is due. */
function $playedOut(rules, facts, start, source, listen) {
    const read = $readerOf(rules, facts);
    for (let fight = start;;) {
        const { fight: at, next } = $fight_advance(facts.fight, fight, read);
        if (next === null)
            return at;
        const piece = facts.pieces[next.plan];
        const run = $rollFrom(rules, piece, $plainObject(piece.slots.map(({ name }, i) => [name, next.slots[i].json])), source);
        if (!run.possible)
            throw new $RuleError("not-possible", run.why, {});
        listen(() => run.trace, new Map());
        const after = run.after;
        fight = next.then(typeof run.result === "number" ? run.result : 0, piece.slots.map(({ name }, i) => $keptOf(after[name]) ?? next.slots[i]));
    }
}
function $notNow(facts, why) {
    return Object.freeze({
        possible: false,
        why: facts.texts[why],
        code: `${facts.fight.id}/$${why}`,
        clause: null,
    });
}
// ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/** Logs and steps write a move down. */
function $isJson(value) {
    try {
        return JSON.stringify(value) !== undefined;
    }
    catch {
        return false;
    }
}
/** A move as it comes in. @throws RuleError `mismatched-arguments`. */
function $asMove(move) {
    const own = $ownValues(move);
    if (move === "goes on" ||
        (own !== null &&
            own.has("who") &&
            ["does", "joins", "leaves"].some((key) => own.has(key)) &&
            $isJson(move)))
        return move;
    throw new $RuleError("mismatched-arguments", `A move is "goes on", or says who does, joins or leaves; ${$shape_shown(move)} does not.`, {});
}
/** Everything that a move may ask: what its action asks, and what may be due after it. */
function $asksOf(facts, move) {
    const actions = facts.actions
        .filter((one) => move !== "goes on" && "does" in move && one.facts.name === move.does)
        .map((one) => one.facts);
    return Object.assign({}, ...[...Object.values(facts.pieces), ...actions].map(({ asks }) => asks));
}
/** The key under which the answer to a question stands that was asked so often in one move. */
function $answerKey(key, times) {
    return times === 1 ? key : `${key}#${times}`;
}
/** Values by key; `Zielwert#2` is for a question asked the second time, else it gets the same answer again. @throws RuleError `unknown-answer`, `mismatched-answer`. */
function $answersFrom(facts, move, answers) {
    const asks = $asksOf(facts, move);
    for (const [key, value] of Object.entries(answers)) {
        if (typeof value === "function")
            throw new $RuleError("mismatched-answer", "In a conflict answers are values, so that its log can be played again.", { key });
        if (Object.hasOwn(asks, key) || Object.hasOwn(asks, key.replace(/#\d+$/, "")))
            continue;
        const names = Object.keys(asks);
        throw new $RuleError("unknown-answer", `This never asks for ${$shape_shown(key)}${names.length === 0 ? "" : `; it asks for ${names.join(", ")}`}.`, { key });
    }
    const times = new Map();
    return ({ action }, { key }) => {
        const n = (times.get(key) ?? 0) + 1;
        times.set(key, n);
        const own = [$answerKey(key, n), key].find((one) => Object.hasOwn(answers, one));
        return own === undefined ? undefined : $codeOf(key, action.asks[key], answers[own]);
    };
}
// ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
/**
 * Where a log leads, from the last entry on that begins or continues. `listenerOf`: who is told of the runs of a move.
 *
 * @throws RuleError `mismatched-value`, and as moved.
 */
function $replayed(rules, facts, log, listenerOf) {
    const isEntry = (entry) => $ownValues(entry) !== null;
    const entries = Array.isArray(log) && log.every(isEntry) ? log : [];
    const first = entries.findLastIndex((entry) => "starts" in entry || "continues" in entry);
    const noLog = () => new $RuleError("mismatched-value", `This is no log of ${facts.fight.name}.`, {});
    const begin = entries[first];
    if (begin === undefined)
        throw noLog();
    let at = $conflict_play_begun(rules, facts, begin, entries.slice(0, first + 1));
    for (const entry of entries.slice(first + 1)) {
        const answers = "does" in entry ? (entry.answers ?? {}) : null;
        if (!("does" in entry) ||
            !Array.isArray(entry.faces) ||
            !entry.faces.every((face) => Number.isSafeInteger(face)) ||
            $ownValues(answers) === null ||
            answers === null)
            throw noLog();
        const move = $asMove(entry.does);
        const dice = $dice.scripted(entry.faces);
        // Not the log so far: putting it together entry by entry would take its square.
        const next = $moved(rules, facts, { fight: at.fight, log: [] }, move, { throwDie: dice.throwDie, answer: $answersFrom(facts, move, answers) }, answers, listenerOf?.(move));
        if ("possible" in next)
            throw new $RuleError("mismatched-value", `The log of ${facts.fight.name} does something that is not possible: ${next.why}`, {});
        dice.finish();
        at = next;
    }
    return { fight: at.fight, log: entries };
}
function $conflict_play_begun(rules, facts, entry, log) {
    if ("starts" in entry)
        return $started(rules, facts, entry.starts);
    if ("continues" in entry && $ownValues(entry.continues) !== null)
        return $fromState(rules, facts, { ...entry.continues, $log: log });
    if ("continues" in entry)
        throw new $RuleError("mismatched-value", `This is no log of ${facts.fight.name}.`, {});
    throw new Error("an entry that begins");
}
/** What happened so far, move by move; places are named by the keys of the members. */
function $tracesOf(rules, facts, { log }) {
    const found = [];
    $replayed(rules, facts, log, (move) => {
        const own = [];
        found.push({ move, trace: own });
        return (trace, seats) => void own.push(...trace().map((entry) => $conflict_play_seated(entry, seats)));
    });
    return $deeplyFrozen(found);
}
function $conflict_play_seated(entry, seats) {
    if (entry.kind !== "change")
        return entry;
    for (const [role, key] of seats)
        if (entry.path.startsWith(`${role}.`))
            return { ...entry, path: key + entry.path.slice(role.length) };
    return entry;
}
/** The state's JSON with the fingerprint of its shape, as it should be kept. */
function $saveOfState(facts, state) {
    const json = $ownValues(state) ?? new Map();
    const head = $ownValues(json.get("$")) ?? new Map();
    return $plainObject(new Map(json).set("$", $plainObject([...head, ["shape", $conflictPrint(facts)]])));
}
/** Everything that is wrong with it; its log is played again. Never throws. */
function $checkState(rules, facts, state) {
    const problems = $collector();
    const read = $readState(rules, facts, state, problems);
    if (read !== null) {
        const differs = $conflict_saves_differing(rules, facts, read);
        if (differs !== null)
            problems.add("$log", "differing-log", differs);
    }
    return problems.found;
}
/** Why its log does not lead to it; null: it does. */
function $conflict_saves_differing(rules, facts, { fight, log }) {
    try {
        const there = $plainObject($stateParts(rules, facts, $replayed(rules, facts, log).fight));
        const here = $plainObject($stateParts(rules, facts, fight));
        const place = $firstDifference(there, here, "");
        return place === null ? null : `Played again, the log leads to another state: ${place}.`;
    }
    catch (error) {
        return `The log cannot be played again: ${error instanceof Error ? error.message : String(error)}`;
    }
}
function $firstDifference(there, here, path) {
    if (typeof there !== "object" || there === null || typeof here !== "object" || here === null)
        return there === here
            ? null
            : `${path} is ${$shape_shown(there)} there, ${$shape_shown(here)} here`;
    const [a, b] = [there, here];
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
        const found = $firstDifference(a[key], b[key], path === "" ? key : `${path}.${key}`);
        if (found !== null)
            return found;
    }
    return null;
}
// ── older versions ───────────────────────────────────────────────────────────────────────────────────────────────────────
function $migrateState(rules, facts, input, options = {}) {
    if ($knownState(input)?.fight.conflict.facts === facts.body)
        return { ok: true, state: input, changes: [] };
    const problems = $collector();
    try {
        const made = $broughtHere(rules, facts, input, new Set(options.drop), problems);
        if (made !== null)
            return Object.freeze({ ok: true, state: made.state, changes: $deeplyFrozen(made.changes) });
    }
    catch (error) {
        // A getter or a proxy of the caller's threw.
        const why = error instanceof Error ? error.message : String(error);
        problems.add("", "mismatched-value", `This cannot be read: ${why}`);
    }
    return $deeplyFrozen({ ok: false, problems: problems.found });
}
function $broughtHere(rules, facts, input, drop, problems) {
    const { name } = facts.fight;
    const given = $ownValues(input);
    if (given === null) {
        problems.add("", "mismatched-value", `${$shape_shown(input)} is no ${name}; an object is wanted.`, "an object");
        return null;
    }
    const changes = [];
    const r = { problems, changes, drop, own: rules.own ?? [] };
    if (!$readHead(rules, "conflict", facts.body, given.get("$"), problems, changes))
        return null;
    const isOwn = ([key]) => !key.startsWith("$");
    const [related, plain] = $apartPairs(facts, new Map([...given].filter(isOwn)));
    const fields = $ownValues($renameSheet(r, facts.body, $plainObject(plain), { was: "", is: "" }));
    const members = $migratedMembers(rules, facts, given.get("$members"), r);
    const ended = facts.gives === null
        ? given.get($ENDED)
        : $renameValue(r, $rename_namesIn(facts.gives), given.get($ENDED), { is: $ENDED });
    if (problems.found.length > 0)
        return null;
    const head = { ruleset: rules.name, version: rules.version, conflict: name };
    const reserved = [...given].filter((entry) => !isOwn(entry));
    const renamed = new Map([...reserved, ...(fields ?? []), ...related])
        .set("$", head)
        .set("$members", members)
        .set($ENDED, ended);
    const read = $readState(rules, facts, $plainObject(renamed), problems);
    if (read === null)
        return null;
    $tellNew($plainObject(fields ?? []), $plainObject(Object.entries(read.fight.conflict.json)), "", changes);
    for (const [key, to] of $pairsJson(facts, read.fight))
        if (!related.has(key))
            changes.push({ path: key, from: null, to, why: "new" });
    return { state: $toState(rules, facts, $goingOn(rules, facts, read, changes)), changes };
}
/** With a log that leads to it. */
function $goingOn(rules, facts, read, changes) {
    if (changes.length === 0 && $conflict_saves_differing(rules, facts, read) === null)
        return read;
    const { fight, log } = read;
    changes.push({ path: "$log", from: log.length, to: log.length + 1, why: "continued" });
    return {
        fight,
        log: $deeplyFrozen([...log, { continues: $plainObject($stateParts(rules, facts, fight)) }]),
    };
}
function $migratedMembers(rules, facts, value, r) {
    const given = $ownValues(value);
    if (given === null)
        return value;
    const names = facts.fight.sides.map((side) => side.name);
    return $plainObject([...given].map(([key, member]) => {
        const parts = $ownValues(member);
        const side = names.indexOf(String(parts?.get("side")));
        if (parts === null)
            return [key, member];
        const path = `$members.${key}`;
        if (side < 0 && parts.get("side") !== null) {
            const what = `There is no side ${$shape_shown(parts.get("side"))} any more; ${$shape_shown(key)} would be lost.`;
            r.problems.add(`${path}.side`, "lost-value", what, names);
            return [key, member];
        }
        const problems = $collector();
        const within = `${path}.sheet.`;
        const drop = [...r.drop]
            .filter((one) => one.startsWith(within))
            .map((one) => one.slice(within.length));
        const made = $migrated(rules, $sheetFor(facts, side, parts.get("sheet")), parts.get("sheet"), new Set(drop), problems);
        for (const one of problems.found)
            r.problems.found.push({
                ...one,
                path: one.path === "" ? `${path}.sheet` : within + one.path,
            });
        for (const one of made?.changes ?? [])
            r.changes.push($placed(one, within));
        return [key, $plainObject(new Map(parts).set("sheet", made?.sheet ?? parts.get("sheet")))];
    }));
}
/** A change of a place tells it twice. */
function $placed(change, within) {
    const isPlace = change.why === "renamed" && change.to === change.path;
    const path = within + change.path;
    return isPlace
        ? { ...change, path, from: within + String(change.from), to: path }
        : { ...change, path };
}
/** @throws RuleError `differing-resume`, `mismatched-resume`, and as act. */
function $stepMove(rules, facts, known, move, resume, given) {
    let asking = null;
    const player = $sourceStepper((source) => {
        const answers = {};
        const times = new Map();
        return $moved(rules, facts, known, move, {
            throwDie: source.throwDie,
            answer: (call, request) => {
                asking = call;
                const answer = source.answer(request);
                const n = (times.get(request.key) ?? 0) + 1;
                times.set(request.key, n);
                answers[$answerKey(request.key, n)] = $plainAnswer(call, request.key, answer);
                return answer;
            },
        }, answers);
    }, $conflict_step_fingerprintOf(rules, facts, known, move));
    const read = () => {
        if (asking === null)
            throw new Error("a question without a call");
        return asking;
    };
    const kept = resume === undefined ? null : $readResume(resume);
    const stepped = kept === null ? player.start() : $resumed(player, kept, given, read);
    switch (stepped.kind) {
        case "roll":
            return { kind: "roll", sides: stepped.faces, label: stepped.label, resume: stepped.resume };
        case "ask":
            return { kind: "ask", ...$publicQuestion(read(), stepped.question), resume: stepped.resume };
        case "done": {
            const { value } = stepped;
            return { kind: "done", state: "possible" in value ? value : $toState(rules, facts, value) };
        }
    }
}
function $plainAnswer(call, key, given) {
    if (typeof given !== "number")
        return Object.freeze(given.slice());
    return $plainValue(call, call.action.asks[key].typed.shape, given);
}
function $conflict_step_fingerprintOf(rules, facts, { fight, log }, move) {
    const state = Object.fromEntries($stateParts(rules, facts, fight));
    return `${rules.fingerprint}-${$hashOf(JSON.stringify([facts.fight.id, state, log.length, move]))}`;
}
function $conflictOf(rules, facts) {
    const open = (state) => $fromState(rules, facts, state);
    const enter = (make) => $entering(rules, make);
    const made = {
        name: facts.fight.name,
        start: (sides) => enter(() => $toState(rules, facts, $started(rules, facts, sides))),
        options: (state) => enter(() => $optionsOf(rules, facts, open(state).fight)),
        act: (state, move, options = {}) => enter(() => $act(rules, facts, open(state), $asMove(move), options)),
        step: (state, move, resume, given) => enter(() => $stepMove(rules, facts, open(state), $asMove(move), resume, given)),
        choose: (state, tactics) => enter(() => $byTactic(rules, facts, open(state).fight, $tacticsOf(facts, tactics), $readerOf(rules, facts)) ?? "goes on"),
        log: (state) => enter(() => open(state).log),
        trace: (state) => enter(() => $tracesOf(rules, facts, open(state))),
        replay: (log) => enter(() => $toState(rules, facts, $replayed(rules, facts, log))),
        odds: (state, tactics, options) => enter(() => $oddsOfConflict(rules, facts, open(state).fight, $tacticsOf(facts, tactics), options)),
        check: (state) => enter(() => $checkState(rules, facts, state)),
        save: (state) => enter(() => $saveOfState(facts, $toState(rules, facts, open(state)))),
        migrate: (save, options) => enter(() => $migrateState(rules, facts, save, options)),
    };
    // Not a map of the module's own: conflicts are made before the rest of an engine's module is there.
    Object.defineProperty(made, "$facts", { value: facts });
    return Object.freeze(made);
}
function $factsOfConflict(conflict) {
    const { $facts } = conflict;
    if ($facts === undefined)
        throw new Error("this is no conflict");
    return $facts;
}
function $act(rules, facts, known, move, options) {
    const { dice = $dice.random(), answers = {} } = options;
    const source = {
        throwDie: (sides, label) => dice.throwDie(sides, label),
        answer: $answersFrom(facts, move, answers),
    };
    const after = $moved(rules, facts, known, move, source, answers);
    if ("possible" in after)
        return after;
    dice.finish();
    return $toState(rules, facts, after);
}
// ── what can be done ─────────────────────────────────────────────────────────────────────────────────────────────────────
function $optionsOf(rules, facts, fight) {
    return fight.members.flatMap(({ key }, i) => facts.actions.flatMap((action) => {
        if ($hindrance(facts.fight, fight, i, action.facts.id) !== null)
            return [];
        const { slots, params } = action.facts;
        const needs = params.filter((one) => one.usual === null).map(({ name }) => name);
        const asks = Object.keys($asksOf(facts, { who: key, does: action.facts.name }));
        let options = [
            { who: key, does: action.facts.name, needs, asks },
        ];
        const ofKind = (name) => {
            const of = slots.find((slot) => slot.name === name)?.of;
            return fight.members
                .filter((one) => one.side >= 0 && one.sheet.facts === of)
                .map((one) => one.key);
        };
        if (action.against !== null)
            options = options.flatMap((one) => ofKind(action.against)
                .filter((other) => other !== key)
                .map((against) => ({ ...one, against })));
        const open = slots.filter((slot) => action.params.includes(slot.name));
        const add = (name, valuesOf) => {
            options = options.flatMap((one) => valuesOf(one).map((value) => ({ ...one, with: { ...one.with, [name]: value } })));
        };
        for (const { name } of open.filter(({ of }) => of.kind === "sheet"))
            add(name, () => ofKind(name));
        for (const { name, of, from } of open.filter((slot) => slot.of.kind !== "sheet")) {
            if (from !== null)
                add(name, () => $thingsFor(fight, action, i, name));
            // Anybody's who takes part in the call; where nobody has one, it is for the caller to say which.
            else
                options = options.flatMap((one) => {
                    const lying = $lyingThings(of, $seatsOf(fight, action, one));
                    return lying.length === 0
                        ? [{ ...one, needs: [...one.needs, name] }]
                        : lying.map((value) => ({ ...one, with: { ...one.with, [name]: value } }));
                });
        }
        return options.filter((one) => one.needs.length > 0 ||
            $isAllowed(rules, facts, fight, $placedCall(rules, facts, fight, one)));
    }));
}
/** The sheets of a call by their roles, each once. */
function $seatsOf(fight, action, call) {
    const given = Object.entries(call.with ?? {});
    const roles = [[action.self, call.who], [action.against, call.against], ...given];
    const seated = roles.flatMap(([role, key]) => {
        const sheet = fight.members.find((one) => one.key === key)?.sheet;
        return role === null || sheet === undefined ? [] : [{ role, sheet }];
    });
    return seated.filter(({ sheet }, i) => seated.findIndex((one) => one.sheet === sheet) === i);
}
function $tacticsOf(facts, given) {
    const values = $ownValues(given) ?? new Map();
    const bySide = facts.fight.sides.map(({ name }) => {
        const wanted = values.get(name);
        if (wanted === undefined)
            return null;
        const found = facts.tactics.find((one) => one.name === wanted);
        if (found === undefined)
            throw new $RuleError("mismatched-arguments", `${$shape_shown(wanted)} is no tactic in ${facts.fight.name}; there are ${facts.tactics.map((one) => one.name).join(", ")}.`, { side: name });
        return found;
    });
    return (side) => bySide[side] ?? null;
}
// Conflicts as data for forms and tables: sides, fields, what members can do. Invariant: as meta.ts; what is said of an action here is
// said of it among the actions.
function $conflictsMeta(rules, looks) {
    return (actions) => looks.map((look) => $conflictMeta(rules, look, actions()));
}
function $conflictMeta(rules, look, all) {
    const { fight, body, gives, sheets, actions, tactics } = $factsOfConflict(look.conflict);
    const codes = gives?.kind === "named" ? gives.names.flatMap(({ low, high }) => [low, high]) : [];
    const ends = gives === null
        ? []
        : $allowedOf({
            shape: gives,
            range: [Math.min(...codes), Math.max(...codes)],
            optional: false,
        });
    return {
        ...$sheetMeta(rules, look, body),
        clause: look.clause,
        sides: fight.sides.map(({ name, least, most }, i) => ({
            key: name,
            label: $labelOf(rules, name),
            of: sheets[i].name,
            from: least,
            to: most,
            tactics: tactics.map((one) => one.name),
        })),
        order: fight.order.kind,
        ends: Array.isArray(ends) ? ends : [],
        actions: actions.flatMap((one) => $moveMeta(one, all)),
    };
}
function $moveMeta({ facts, self, against, conflict }, all) {
    const found = all.find((one) => one.name === facts.name);
    if (found === undefined)
        return [];
    const { name, label, constant, clause, roles, params, asks } = found;
    const kind = (role) => roles.find(({ key }) => key === role)?.of ?? null;
    const rest = roles.filter(({ key }) => key !== self && key !== against && key !== conflict);
    return [
        {
            name,
            label,
            constant,
            clause,
            by: kind(self),
            against: kind(against),
            roles: rest,
            params,
            asks,
        },
    ];
}
/** One line an entry, what lies in a call indented; the clauses of the rules behind it. */
function $text(trace, tongue = "en", options = {}) {
    const reader = options.for ?? "player";
    return trace
        .filter((entry) => reader === "gm" || !entry.secret)
        .map((entry) => `${"  ".repeat(entry.depth)}${$sentence(entry, tongue)}${$clauses(entry)}${entry.kind === "call" ? ":" : ""}`)
        .join("\n");
}
function $clauses(entry) {
    return entry.clauses.length === 0
        ? ""
        : ` (${entry.clauses.map((clause) => `§${clause}`).join(", ")})`;
}
function $sentence(entry, tongue) {
    const isGerman = tongue === "de";
    const say = (german, english) => (isGerman ? german : english);
    switch (entry.kind) {
        case "roll":
            return `${entry.name} (${entry.dice}): ${$shownValue(entry.value, tongue)}`;
        case "answer":
            return say(`${entry.name} ist ${$shownValue(entry.value, tongue)}.`, `${entry.name} is ${$shownValue(entry.value, tongue)}.`);
        case "value":
            return `${entry.name} = ${$shownValue(entry.value, tongue)}`;
        case "change": {
            const path = entry.path.replaceAll(".", " › ");
            const [from, to] = [$shownValue(entry.from, tongue), $shownValue(entry.to, tongue)];
            if (typeof entry.from === "number" && typeof entry.to === "number") {
                const by = Math.abs(entry.to - entry.from);
                return entry.to < entry.from
                    ? say(`${path} sinkt um ${by}: ${from} → ${to}`, `${path} falls by ${by}: ${from} → ${to}`)
                    : say(`${path} steigt um ${by}: ${from} → ${to}`, `${path} rises by ${by}: ${from} → ${to}`);
            }
            return say(`${path} wird ${to} (war ${from})`, `${path} becomes ${to} (was ${from})`);
        }
        case "call":
            return entry.name;
        case "result":
            return say(`${entry.of}: ${$shownValue(entry.value, tongue)}`, `${entry.of}: ${$shownValue(entry.value, tongue)}`);
        case "impossible":
            return say(`Nicht möglich: ${entry.why}`, `Not possible: ${entry.why}`);
        default:
            return entry;
    }
}
function $shownValue(value, tongue) {
    if (Array.isArray(value))
        return value.map((one) => $shownValue(one, tongue)).join(", ");
    if (value === null)
        return tongue === "de" ? "nichts" : "none";
    if (typeof value === "boolean")
        return tongue === "de" ? (value ? "ja" : "nein") : value ? "yes" : "no";
    return String(value);
}
