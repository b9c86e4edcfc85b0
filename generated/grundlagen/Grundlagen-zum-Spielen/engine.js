// Grundlagen, edition Grundlagen zum Spielen, version 1: made from its rules. Do not edit; change the rules and build again.
/** Which rules these are. */
export const ruleset = { name: "Grundlagen", version: "1", language: "de" };
// How it is played.

/** check/Zufallswurf §G-zufall.1 §G-zufall.2 */
function checkZufallswurf(io) {
  const zufall = io.roll(pools[0], "Zufall");
  return zufall;
}

/** check/Erfolgswurf §G-schw.11 */
function checkErfolgswurf(io, zahl, schwierigkeit) {
  // §G-schw.12
  const differenz = zahl + 0 - schwierigkeit;
  // §G-schw.21..G-schw.25
  const aussichten = schwierigkeitswort0(Math.min(3, Math.max(-4, differenz)));
  const zufall = io.roll(pools[0], "Zufall");
  // §G-schw.1 §G-schw.10
  if (differenz + zufall >= 0) {
    return 1;
  }
  return 0;
}

/** check/Probe §G-attr.2 §G-proben.1 */
function checkProbe(
  io,
  charakter2,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  schwierigkeit,
  modifiers,
) {
  // §G-wert.2
  if (
    (
      können >= 21 && können <= 42
        ? (charakter2.Talente[können - 21] ?? $NONE)
        : collectionMetaTalente(charakter2, können - 43)
    ) === $NONE
  ) {
    throw new $Refusal("check/Probe/#1", "check/Probe/#1");
  }
  // §G-wert.10
  if (
    (
      können >= 21 && können <= 42
        ? (charakter2.Talente[können - 21] ?? $NONE)
        : collectionMetaTalente(charakter2, können - 43)
    ) <= 0
  ) {
    throw new $Refusal("check/Probe/#2", "check/Probe/#2");
  }
  if (
    !(
      collectionAttribute(charakter2, basis1 - 12) > 0 &&
        (basis <= 1 || collectionAttribute(charakter2, basis2 - 12) > 0) &&
        (basis <= 2 || collectionAttribute(charakter2, basis3 - 12) > 0) &&
        (basis <= 3 || collectionAttribute(charakter2, basis4 - 12) > 0) &&
        (basis <= 4 || collectionAttribute(charakter2, basis5 - 12) > 0) &&
        (basis <= 5 || collectionAttribute(charakter2, basis6 - 12) > 0) &&
        (basis <= 6 || collectionAttribute(charakter2, basis7 - 12) > 0) &&
        (basis <= 7 || collectionAttribute(charakter2, basis8 - 12) > 0) &&
        (basis <= 8 || collectionAttribute(charakter2, basis9 - 12) > 0)
    )
  ) {
    throw new $Refusal("check/Probe/#3", "check/Probe/#3");
  }
  // §G-proben.1..G-proben.9
  const p = Math.floor(
    (
      $divide(
        "halfUp",
        collectionAttribute(charakter2, basis1 - 12) +
          (basis > 1 ? collectionAttribute(charakter2, basis2 - 12) : 0) +
          (basis > 2 ? collectionAttribute(charakter2, basis3 - 12) : 0) +
          (basis > 3 ? collectionAttribute(charakter2, basis4 - 12) : 0) +
          (basis > 4 ? collectionAttribute(charakter2, basis5 - 12) : 0) +
          (basis > 5 ? collectionAttribute(charakter2, basis6 - 12) : 0) +
          (basis > 6 ? collectionAttribute(charakter2, basis7 - 12) : 0) +
          (basis > 7 ? collectionAttribute(charakter2, basis8 - 12) : 0) +
          (basis > 8 ? collectionAttribute(charakter2, basis9 - 12) : 0),
        Math.max(
          1,
          1 +
            (basis > 1 ? 1 : 0) +
            (basis > 2 ? 1 : 0) +
            (basis > 3 ? 1 : 0) +
            (basis > 4 ? 1 : 0) +
            (basis > 5 ? 1 : 0) +
            (basis > 6 ? 1 : 0) +
            (basis > 7 ? 1 : 0) +
            (basis > 8 ? 1 : 0),
        ) * 2,
      ) +
        (
          können >= 21 && können <= 42
            ? (charakter2.Talente[können - 21] ?? $NONE)
            : collectionMetaTalente(charakter2, können - 43)
        ) +
        1
    ) / 2
  ) +
    modifiers;
  const ergebnis = checkErfolgswurf(io, p, schwierigkeit);
  return ergebnis;
}

/** check/Abschätzen */
function checkAbschätzen(
  io,
  charakter2,
  handlung,
  handlung1,
  handlung2,
  handlung3,
  handlung4,
  handlung5,
  handlung6,
  handlung7,
  handlung8,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  modifiers,
) {
  // §G-mod.2
  if (
    !(
      (
        handlung1 === basis1 ||
          handlung1 === basis2 ||
          basis > 2 && handlung1 === basis3 ||
          basis > 3 && handlung1 === basis4 ||
          basis > 4 && handlung1 === basis5 ||
          basis > 5 && handlung1 === basis6 ||
          basis > 6 && handlung1 === basis7 ||
          basis > 7 && handlung1 === basis8 ||
          basis > 8 && handlung1 === basis9
      ) &&
        (
          handlung <= 1 ||
            handlung2 === basis1 ||
            handlung2 === basis2 ||
            basis > 2 && handlung2 === basis3 ||
            basis > 3 && handlung2 === basis4 ||
            basis > 4 && handlung2 === basis5 ||
            basis > 5 && handlung2 === basis6 ||
            basis > 6 && handlung2 === basis7 ||
            basis > 7 && handlung2 === basis8 ||
            basis > 8 && handlung2 === basis9
        ) &&
        (
          handlung <= 2 ||
            handlung3 === basis1 ||
            handlung3 === basis2 ||
            basis > 2 && handlung3 === basis3 ||
            basis > 3 && handlung3 === basis4 ||
            basis > 4 && handlung3 === basis5 ||
            basis > 5 && handlung3 === basis6 ||
            basis > 6 && handlung3 === basis7 ||
            basis > 7 && handlung3 === basis8 ||
            basis > 8 && handlung3 === basis9
        ) &&
        (
          handlung <= 3 ||
            handlung4 === basis1 ||
            handlung4 === basis2 ||
            basis > 2 && handlung4 === basis3 ||
            basis > 3 && handlung4 === basis4 ||
            basis > 4 && handlung4 === basis5 ||
            basis > 5 && handlung4 === basis6 ||
            basis > 6 && handlung4 === basis7 ||
            basis > 7 && handlung4 === basis8 ||
            basis > 8 && handlung4 === basis9
        ) &&
        (
          handlung <= 4 ||
            handlung5 === basis1 ||
            handlung5 === basis2 ||
            basis > 2 && handlung5 === basis3 ||
            basis > 3 && handlung5 === basis4 ||
            basis > 4 && handlung5 === basis5 ||
            basis > 5 && handlung5 === basis6 ||
            basis > 6 && handlung5 === basis7 ||
            basis > 7 && handlung5 === basis8 ||
            basis > 8 && handlung5 === basis9
        ) &&
        (
          handlung <= 5 ||
            handlung6 === basis1 ||
            handlung6 === basis2 ||
            basis > 2 && handlung6 === basis3 ||
            basis > 3 && handlung6 === basis4 ||
            basis > 4 && handlung6 === basis5 ||
            basis > 5 && handlung6 === basis6 ||
            basis > 6 && handlung6 === basis7 ||
            basis > 7 && handlung6 === basis8 ||
            basis > 8 && handlung6 === basis9
        ) &&
        (
          handlung <= 6 ||
            handlung7 === basis1 ||
            handlung7 === basis2 ||
            basis > 2 && handlung7 === basis3 ||
            basis > 3 && handlung7 === basis4 ||
            basis > 4 && handlung7 === basis5 ||
            basis > 5 && handlung7 === basis6 ||
            basis > 6 && handlung7 === basis7 ||
            basis > 7 && handlung7 === basis8 ||
            basis > 8 && handlung7 === basis9
        ) &&
        (
          handlung <= 7 ||
            handlung8 === basis1 ||
            handlung8 === basis2 ||
            basis > 2 && handlung8 === basis3 ||
            basis > 3 && handlung8 === basis4 ||
            basis > 4 && handlung8 === basis5 ||
            basis > 5 && handlung8 === basis6 ||
            basis > 6 && handlung8 === basis7 ||
            basis > 7 && handlung8 === basis8 ||
            basis > 8 && handlung8 === basis9
        )
    )
  ) {
    throw new $Refusal("check/Abschätzen/#1", "check/Abschätzen/#1");
  }
  // §G-mod.3
  if (
    !(
      bereich(basis1 - 12) === 1 &&
        !(
          basis1 === handlung1 ||
            handlung > 1 && basis1 === handlung2 ||
            handlung > 2 && basis1 === handlung3 ||
            handlung > 3 && basis1 === handlung4 ||
            handlung > 4 && basis1 === handlung5 ||
            handlung > 5 && basis1 === handlung6 ||
            handlung > 6 && basis1 === handlung7 ||
            handlung > 7 && basis1 === handlung8
        ) ||
        bereich(basis2 - 12) === 1 &&
          !(
            basis2 === handlung1 ||
              handlung > 1 && basis2 === handlung2 ||
              handlung > 2 && basis2 === handlung3 ||
              handlung > 3 && basis2 === handlung4 ||
              handlung > 4 && basis2 === handlung5 ||
              handlung > 5 && basis2 === handlung6 ||
              handlung > 6 && basis2 === handlung7 ||
              handlung > 7 && basis2 === handlung8
          ) ||
        basis > 2 &&
          bereich(basis3 - 12) === 1 &&
          !(
            basis3 === handlung1 ||
              handlung > 1 && basis3 === handlung2 ||
              handlung > 2 && basis3 === handlung3 ||
              handlung > 3 && basis3 === handlung4 ||
              handlung > 4 && basis3 === handlung5 ||
              handlung > 5 && basis3 === handlung6 ||
              handlung > 6 && basis3 === handlung7 ||
              handlung > 7 && basis3 === handlung8
          ) ||
        basis > 3 &&
          bereich(basis4 - 12) === 1 &&
          !(
            basis4 === handlung1 ||
              handlung > 1 && basis4 === handlung2 ||
              handlung > 2 && basis4 === handlung3 ||
              handlung > 3 && basis4 === handlung4 ||
              handlung > 4 && basis4 === handlung5 ||
              handlung > 5 && basis4 === handlung6 ||
              handlung > 6 && basis4 === handlung7 ||
              handlung > 7 && basis4 === handlung8
          ) ||
        basis > 4 &&
          bereich(basis5 - 12) === 1 &&
          !(
            basis5 === handlung1 ||
              handlung > 1 && basis5 === handlung2 ||
              handlung > 2 && basis5 === handlung3 ||
              handlung > 3 && basis5 === handlung4 ||
              handlung > 4 && basis5 === handlung5 ||
              handlung > 5 && basis5 === handlung6 ||
              handlung > 6 && basis5 === handlung7 ||
              handlung > 7 && basis5 === handlung8
          ) ||
        basis > 5 &&
          bereich(basis6 - 12) === 1 &&
          !(
            basis6 === handlung1 ||
              handlung > 1 && basis6 === handlung2 ||
              handlung > 2 && basis6 === handlung3 ||
              handlung > 3 && basis6 === handlung4 ||
              handlung > 4 && basis6 === handlung5 ||
              handlung > 5 && basis6 === handlung6 ||
              handlung > 6 && basis6 === handlung7 ||
              handlung > 7 && basis6 === handlung8
          ) ||
        basis > 6 &&
          bereich(basis7 - 12) === 1 &&
          !(
            basis7 === handlung1 ||
              handlung > 1 && basis7 === handlung2 ||
              handlung > 2 && basis7 === handlung3 ||
              handlung > 3 && basis7 === handlung4 ||
              handlung > 4 && basis7 === handlung5 ||
              handlung > 5 && basis7 === handlung6 ||
              handlung > 6 && basis7 === handlung7 ||
              handlung > 7 && basis7 === handlung8
          ) ||
        basis > 7 &&
          bereich(basis8 - 12) === 1 &&
          !(
            basis8 === handlung1 ||
              handlung > 1 && basis8 === handlung2 ||
              handlung > 2 && basis8 === handlung3 ||
              handlung > 3 && basis8 === handlung4 ||
              handlung > 4 && basis8 === handlung5 ||
              handlung > 5 && basis8 === handlung6 ||
              handlung > 6 && basis8 === handlung7 ||
              handlung > 7 && basis8 === handlung8
          ) ||
        basis > 8 &&
          bereich(basis9 - 12) === 1 &&
          !(
            basis9 === handlung1 ||
              handlung > 1 && basis9 === handlung2 ||
              handlung > 2 && basis9 === handlung3 ||
              handlung > 3 && basis9 === handlung4 ||
              handlung > 4 && basis9 === handlung5 ||
              handlung > 5 && basis9 === handlung6 ||
              handlung > 6 && basis9 === handlung7 ||
              handlung > 7 && basis9 === handlung8
          )
    )
  ) {
    throw new $Refusal("check/Abschätzen/#2", "check/Abschätzen/#2");
  }
  // §G-mod.1 §G-mod.2
  const ergebnis = checkProbe(
    io,
    charakter2,
    Math.min(
      9,
      2 +
        (basis > 2 ? 1 : 0) +
        (basis > 3 ? 1 : 0) +
        (basis > 4 ? 1 : 0) +
        (basis > 5 ? 1 : 0) +
        (basis > 6 ? 1 : 0) +
        (basis > 7 ? 1 : 0) +
        (basis > 8 ? 1 : 0),
    ),
    basis1,
    basis2,
    basis > 2
      ? basis3
      : basis > 3
      ? basis4
      : basis > 4
      ? basis5
      : basis > 5
      ? basis6
      : basis > 6
      ? basis7
      : basis > 7
      ? basis8
      : basis > 8
      ? basis9
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 4
      ? (basis > 5 ? basis6 : basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 5
      ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 6
      ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 7
      ? (basis > 8 ? basis9 : $NONE)
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 5
      ? (
          basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 6
      ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 5
      ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    können,
    1,
    modifiers,
  );
  // §G-mod.1 §G-mod.2
  return ergebnis;
}

/** check/Probe unter Umständen */
function checkProbeUnterUmständen(
  io,
  charakter2,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  modifiers,
) {
  const umstand = io.ask({
    key: "Umstand",
    by: "gm",
    secret: false,
    range: [-3, 3],
    optional: false,
    usual: 0,
    sees: {},
  });
  // §G-mod.4..G-mod.10
  const beschreibung = richtwerteFürModifikatoren0(umstand);
  // §G-mod.4..G-mod.10
  const nötigeAusrüstung = richtwerteFürModifikatoren1(umstand);
  // §G-mod.4..G-mod.10
  const hilfreicheAusrüstung = richtwerteFürModifikatoren2(umstand);
  const ergebnis = checkProbe(
    io,
    charakter2,
    Math.min(
      9,
      1 +
        (basis > 1 ? 1 : 0) +
        (basis > 2 ? 1 : 0) +
        (basis > 3 ? 1 : 0) +
        (basis > 4 ? 1 : 0) +
        (basis > 5 ? 1 : 0) +
        (basis > 6 ? 1 : 0) +
        (basis > 7 ? 1 : 0) +
        (basis > 8 ? 1 : 0),
    ),
    basis1,
    basis > 1
      ? basis2
      : basis > 2
      ? basis3
      : basis > 3
      ? basis4
      : basis > 4
      ? basis5
      : basis > 5
      ? basis6
      : basis > 6
      ? basis7
      : basis > 7
      ? basis8
      : basis > 8
      ? basis9
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? basis3
            : basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 4
      ? (basis > 5 ? basis6 : basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 5
      ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 6
      ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 7
      ? (basis > 8 ? basis9 : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? basis4
                  : basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 5
      ? (
          basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 6
      ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? basis5
                        : basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 5
      ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? basis6
                              : basis > 6
                              ? basis7
                              : basis > 7
                              ? basis8
                              : basis > 8
                              ? basis9
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? basis7
                                    : basis > 7
                                    ? basis8
                                    : basis > 8
                                    ? basis9
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                                    : basis > 7
                                    ? (basis > 8 ? basis9 : $NONE)
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                                    : $NONE
                                )
                              : $NONE
                          )
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    können,
    1,
    umstand + modifiers,
  );
  return ergebnis;
}

/** check/Wurfvergleich §G-konf.5 */
function checkWurfvergleich(io, vorsprung) {
  const wurf = io.roll(pools[0], "Wurf");
  const gegenwurf = io.roll(pools[0], "Gegenwurf");
  const spanne = vorsprung + wurf + 0 - gegenwurf;
  if (spanne > 0) {
    return 2;
  }
  if (spanne === 0) {
    return 1;
  }
  return 0;
}

/** check/Vergleichsprobe §G-konf.5 §G-dom.4 */
function checkVergleichsprobe(io, vorsprung) {
  let stand = 1;
  while (stand === 1) {
    io.round("check/Vergleichsprobe/#4");
    const durchgang = checkWurfvergleich(io, vorsprung);
    stand = Math.min(2, Math.max(0, durchgang));
  }
  if (stand === 2) {
    return 1;
  }
  return 0;
}

/** check/Konfliktprobe §G-konf.5 §G-konf.6 */
function checkKonfliktprobe(io, akteur, gegner, konflikt2, dominanzAkteurGegner, modifiers) {
  const abstand = collectionCharakterKonfliktwert(akteur, konflikt2.Art) +
    0 -
    collectionCharakterKonfliktwert(gegner, konflikt2.Art);
  const oberhand = dominanzAkteurGegner.Dominanz;
  // §G-dom.2 §G-loesung.2 §G-loesung.3
  const ergebnis = checkVergleichsprobe(
    io,
    abstand + oberhand + modifiers + (akteur.Adrenalinschub > 0 ? 1 : 0),
  );
  // §G-dom.2 §G-loesung.2 §G-loesung.3
  return ergebnis;
}

/** check/Umlenken §G-system.3 §G-system.5 */
function checkUmlenken(io, akteur, konflikt2, neueArt) {
  // §G-system.3 §G-system.5
  if (akteur.handlungsunfähig > 0) {
    throw new $Refusal("condition/handlungsunfähig", "check/Umlenken");
  }
  const glaubwürdig = io.ask({
    key: "glaubwürdig",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: 1,
    sees: {},
  });
  // §G-system.4
  if (glaubwürdig !== 0) {
    writeKonfliktArt(konflikt2, neueArt);
  }
}

/** check/Schlaf */
function checkSchlaf(charakter2) {
  // §G-verl.4
  writeCharakterVerletzungen(charakter2, 0, 0);
  writeCharakterVerletzungen(charakter2, 2, 0);
  writeCharakterVerletzungen(charakter2, 4, 0);
  // §G-zust.3
  if (charakter2.Verletzungen[3] === 0) {
    writeCharakterAkuteBelastungsreaktion(charakter2, 0);
  }
}

/** check/Behandlung */
function checkBehandlung(io, charakter2, feld2) {
  const professionell = io.ask({
    key: "professionell",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: null,
    sees: {},
  });
  // §G-verl.5
  if (professionell !== 0) {
    writeCharakterVerletzungen(
      charakter2,
      3 + feld2 * 2 - 2,
      (charakter2.Verletzungen[3 + feld2 * 2 - 2] ?? $NONE) - 1,
    );
  }
}

/** check/Übernatürliches wirken */
function checkÜbernatürlichesWirken(
  io,
  charakter2,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  feld2,
  preis2,
  modifiers,
) {
  const wirken = checkProbe(
    io,
    charakter2,
    Math.min(
      9,
      1 +
        (basis > 1 ? 1 : 0) +
        (basis > 2 ? 1 : 0) +
        (basis > 3 ? 1 : 0) +
        (basis > 4 ? 1 : 0) +
        (basis > 5 ? 1 : 0) +
        (basis > 6 ? 1 : 0) +
        (basis > 7 ? 1 : 0) +
        (basis > 8 ? 1 : 0),
    ),
    basis1,
    basis > 1
      ? basis2
      : basis > 2
      ? basis3
      : basis > 3
      ? basis4
      : basis > 4
      ? basis5
      : basis > 5
      ? basis6
      : basis > 6
      ? basis7
      : basis > 7
      ? basis8
      : basis > 8
      ? basis9
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? basis3
            : basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 4
      ? (basis > 5 ? basis6 : basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 5
      ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 6
      ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 7
      ? (basis > 8 ? basis9 : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? basis4
                  : basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 5
      ? (
          basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 6
      ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? basis5
                        : basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 5
      ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? basis6
                              : basis > 6
                              ? basis7
                              : basis > 7
                              ? basis8
                              : basis > 8
                              ? basis9
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? basis7
                                    : basis > 7
                                    ? basis8
                                    : basis > 8
                                    ? basis9
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                                    : basis > 7
                                    ? (basis > 8 ? basis9 : $NONE)
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                                    : $NONE
                                )
                              : $NONE
                          )
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    können,
    1,
    modifiers,
  );
  // §G-ueber.1
  writeCharakterVerletzungen(
    charakter2,
    3 + feld2 * 2 + preis2 - 1 - 3,
    (charakter2.Verletzungen[3 + feld2 * 2 + preis2 - 1 - 3] ?? $NONE) + 1,
  );
  return wirken;
}

/** check/Steigern §G-steig.1..G-steig.3 */
function checkSteigern(charakter2, was, auf) {
  const stand = (
    was >= 12 && was <= 20
      ? collectionAttribute(charakter2, was - 12)
      : charakter2.Talente[was - 21] ?? $NONE
  ) === $NONE
    ? 0
    : was >= 12 && was <= 20
    ? (charakter2.Attribute[was - 12] ?? $NONE)
    : charakter2.Talente[was - 21] ?? $NONE;
  if (auf <= stand) {
    throw new $Refusal("check/Steigern/#2", "check/Steigern/#2");
  }
  const aufwand = kosten(stand, auf);
  if (charakter2.Steigerungspunkte < aufwand) {
    throw new $Refusal("check/Steigern/#4", "check/Steigern/#4");
  }
  writeCharakterSteigerungspunkte(charakter2, charakter2.Steigerungspunkte - aufwand);
  if (was >= 12 && was <= 20) {
    writeCharakterAttribute(charakter2, was - 12, auf);
  } else if (was >= 21 && was <= 42) {
    writeCharakterTalente(charakter2, was - 21, auf);
  }
}

/** check/Vorteil wählen §G-steig.8 */
function checkVorteilWählen(charakter2, neu) {
  if ((charakter2.Vorteile[neu] ?? $NONE) > 0) {
    throw new $Refusal("check/Vorteil wählen/#1", "check/Vorteil wählen/#1");
  }
  if (
    (charakter2.Vorteile[0] > 0 ? 1 : 0) +
      (charakter2.Vorteile[1] > 0 ? 1 : 0) +
      (charakter2.Vorteile[2] > 0 ? 1 : 0) +
      (charakter2.Vorteile[3] > 0 ? 1 : 0) +
      (charakter2.Vorteile[4] > 0 ? 1 : 0) +
      (charakter2.Vorteile[5] > 0 ? 1 : 0) +
      (charakter2.Vorteile[6] > 0 ? 1 : 0) +
      (charakter2.Vorteile[7] > 0 ? 1 : 0) +
      (charakter2.Vorteile[8] > 0 ? 1 : 0) +
      (charakter2.Vorteile[9] > 0 ? 1 : 0) +
      (charakter2.Vorteile[10] > 0 ? 1 : 0) +
      (charakter2.Vorteile[11] > 0 ? 1 : 0) +
      (charakter2.Vorteile[12] > 0 ? 1 : 0) +
      (charakter2.Vorteile[13] > 0 ? 1 : 0) +
      (charakter2.Vorteile[14] > 0 ? 1 : 0) +
      (charakter2.Vorteile[15] > 0 ? 1 : 0) +
      (charakter2.Vorteile[16] > 0 ? 1 : 0) +
      (charakter2.Vorteile[17] > 0 ? 1 : 0) +
      (charakter2.Vorteile[18] > 0 ? 1 : 0) +
      (charakter2.Vorteile[19] > 0 ? 1 : 0) >= 1
  ) {
    throw new $Refusal("check/Vorteil wählen/#2", "check/Vorteil wählen/#2");
  }
  writeCharakterVorteile(charakter2, neu, (charakter2.Vorteile[neu] ?? $NONE) + 1);
}

/** check/Nachteil wählen §G-steig.8 */
function checkNachteilWählen(charakter2, neu) {
  if ((charakter2.Nachteile[neu - 20] ?? $NONE) > 0) {
    throw new $Refusal("check/Nachteil wählen/#1", "check/Nachteil wählen/#1");
  }
  if (
    (charakter2.Nachteile[0] > 0 ? 1 : 0) +
      (charakter2.Nachteile[1] > 0 ? 1 : 0) +
      (charakter2.Nachteile[2] > 0 ? 1 : 0) +
      (charakter2.Nachteile[3] > 0 ? 1 : 0) +
      (charakter2.Nachteile[4] > 0 ? 1 : 0) +
      (charakter2.Nachteile[5] > 0 ? 1 : 0) +
      (charakter2.Nachteile[6] > 0 ? 1 : 0) +
      (charakter2.Nachteile[7] > 0 ? 1 : 0) +
      (charakter2.Nachteile[8] > 0 ? 1 : 0) +
      (charakter2.Nachteile[9] > 0 ? 1 : 0) +
      (charakter2.Nachteile[10] > 0 ? 1 : 0) +
      (charakter2.Nachteile[11] > 0 ? 1 : 0) +
      (charakter2.Nachteile[12] > 0 ? 1 : 0) +
      (charakter2.Nachteile[13] > 0 ? 1 : 0) +
      (charakter2.Nachteile[14] > 0 ? 1 : 0) +
      (charakter2.Nachteile[15] > 0 ? 1 : 0) +
      (charakter2.Nachteile[16] > 0 ? 1 : 0) +
      (charakter2.Nachteile[17] > 0 ? 1 : 0) +
      (charakter2.Nachteile[18] > 0 ? 1 : 0) +
      (charakter2.Nachteile[19] > 0 ? 1 : 0) >= 2
  ) {
    throw new $Refusal("check/Nachteil wählen/#2", "check/Nachteil wählen/#2");
  }
  writeCharakterNachteile(charakter2, neu - 20, (charakter2.Nachteile[neu - 20] ?? $NONE) + 1);
}

/** check/Ruf ändern §G-ruf.4 */
function checkRufÄndern(io, charakter2, welcher) {
  const änderung = io.ask({
    key: "Änderung",
    by: "gm",
    secret: false,
    range: [-6, 6],
    optional: false,
    usual: null,
    sees: {},
  });
  const bisher = (charakter2.Ruf[welcher - 44] ?? $NONE) === $NONE
    ? 0
    : charakter2.Ruf[welcher - 44] ?? $NONE;
  const danach = bisher + änderung;
  if (danach > 0) {
    writeCharakterRuf(charakter2, welcher - 44, danach);
  } else {
    writeCharakterRuf(charakter2, welcher - 44, $NONE);
  }
}

/** check/Dominanz verschieben */
function dominanzVerschieben(
  akteur,
  gegner,
  konflikt2,
  dominanzAkteurGegner,
  dominanzGegnerAkteur,
  betrag,
) {
  // §G-feat.8
  writeDominanzDominanz(dominanzAkteurGegner, dominanzAkteurGegner.Dominanz + betrag);
  // §G-feat.8
  writeDominanzDominanz(dominanzGegnerAkteur, 0 - dominanzAkteurGegner.Dominanz);
}

/** check/Manöver §G-feat.2 */
function checkManöver(
  io,
  akteur,
  gegner,
  konflikt2,
  dominanzAkteurGegner,
  dominanzGegnerAkteur,
  zug,
  modifiers,
) {
  // §G-feat.2
  if (akteur.handlungsunfähig > 0) {
    throw new $Refusal("condition/handlungsunfähig", "check/Manöver");
  }
  if ((akteur.Feats[zug - 40] ?? $NONE) <= 0) {
    throw new $Refusal("check/Manöver/#1", "check/Manöver/#1");
  }
  if (
    einsetzbar(
      zug - 40 < 6 ? kategorie(zug - 40) : ownCatalogueFeatKategorie0(zug - 40),
      dominanzAkteurGegner.Dominanz,
    ) === 0
  ) {
    throw new $Refusal("check/Manöver/#2", "check/Manöver/#2");
  }
  // §G-feat.7
  const verlauf = checkKonfliktprobe(
    io,
    akteur,
    gegner,
    konflikt2,
    dominanzAkteurGegner,
    (zug - 40 < 6 ? probenplus(zug - 40) : ownCatalogueFeatProbenplus0(zug - 40)) + modifiers,
  );
  if (verlauf < 1) {
    return 0;
  }
  // §G-feat.8 §G-konf.6
  dominanzVerschieben(
    akteur,
    gegner,
    konflikt2,
    dominanzAkteurGegner,
    dominanzGegnerAkteur,
    zug - 40 < 6 ? dominanzplus(zug - 40) : ownCatalogueFeatDominanzplus0(zug - 40),
  );
  // §G-feat.6
  if ((zug - 40 < 6 ? wunde(zug - 40) : ownCatalogueFeatWunde0(zug - 40)) === 1) {
    writeCharakterVerletzungen(
      gegner,
      3 + konflikt2.Art * 2 - 3,
      (gegner.Verletzungen[3 + konflikt2.Art * 2 - 3] ?? $NONE) + 1,
    );
  }
  if ((zug - 40 < 6 ? wunde(zug - 40) : ownCatalogueFeatWunde0(zug - 40)) === 2) {
    // §G-feat.6 §G-konf.3 §G-konf.6
    writeCharakterVerletzungen(
      gegner,
      3 + konflikt2.Art * 2 - 2,
      (gegner.Verletzungen[3 + konflikt2.Art * 2 - 2] ?? $NONE) + 1,
    );
  }
  // §G-feat.6
  if ((zug - 40 < 6 ? folge(zug - 40) : ownCatalogueFeatFolge0(zug - 40)) === 1) {
    writeCharakterMedizinischerSchock(gegner, 1);
  }
  if ((zug - 40 < 6 ? folge(zug - 40) : ownCatalogueFeatFolge0(zug - 40)) === 2) {
    writeCharakterAkuteBelastungsreaktion(gegner, 1);
  }
  if ((zug - 40 < 6 ? folge(zug - 40) : ownCatalogueFeatFolge0(zug - 40)) === 3) {
    writeCharakterAdrenalinschub(akteur, 1);
  }
  return 1;
}

/** check/Feat erwerben §G-feat.4 */
function checkFeatErwerben(charakter2, neu) {
  if ((charakter2.Feats[neu - 40] ?? $NONE) > 0) {
    throw new $Refusal("check/Feat erwerben/#1", "check/Feat erwerben/#1");
  }
  if (
    charakter2.Steigerungspunkte < (
      neu - 40 < 6
        ? preis(neu - 40)
        : (neu - 40 < 6 ? probenplus(neu - 40) : ownCatalogueFeatProbenplus0(neu - 40)) * 2 +
            (neu - 40 < 6 ? dominanzplus(neu - 40) : ownCatalogueFeatDominanzplus0(neu - 40)) * 3 +
            (
              neu - 40 < 6
                ? wundpreis(neu - 40)
                : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) === $NONE
                ? 0
                : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) * 4
            ) +
            (
              neu - 40 < 6
                ? folgenpreis(neu - 40)
                : (neu - 40 < 6 ? folge(neu - 40) : ownCatalogueFeatFolge0(neu - 40)) === 0
                ? 0
                : 5
            )
    )
  ) {
    throw new $Refusal("check/Feat erwerben/#2", "check/Feat erwerben/#2");
  }
  writeCharakterSteigerungspunkte(
    charakter2,
    charakter2.Steigerungspunkte -
      (
        neu - 40 < 6
          ? preis(neu - 40)
          : (neu - 40 < 6 ? probenplus(neu - 40) : ownCatalogueFeatProbenplus0(neu - 40)) * 2 +
              (
                neu - 40 < 6 ? dominanzplus(neu - 40) : ownCatalogueFeatDominanzplus0(neu - 40)
              ) * 3 +
              (
                neu - 40 < 6
                  ? wundpreis(neu - 40)
                  : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) === $NONE
                  ? 0
                  : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) * 4
              ) +
              (
                neu - 40 < 6
                  ? folgenpreis(neu - 40)
                  : (neu - 40 < 6 ? folge(neu - 40) : ownCatalogueFeatFolge0(neu - 40)) === 0
                  ? 0
                  : 5
              )
      ),
  );
  writeCharakterFeats(charakter2, neu - 40, (charakter2.Feats[neu - 40] ?? $NONE) + 1);
}

/** conflict/Konflikt/#1/leaf1 */
function leaf1(konflikt2, sieger, other, dominanzSiegerOther) {
  // §G-loesung.1
  return dominanzSiegerOther.Dominanz;
}

/** conflict/Konflikt/#1/leaf2 */
function leaf2(konflikt2, sieger) {
  // §G-loesung.1
  return 12;
}

/** conflict/Konflikt/ends/ */
function conflictKonfliktEnds(konflikt2) {
  // §G-konf.1
  writeKonfliktEnded(konflikt2, 1);
}

/** tactic/Drängen/#1/by1 */
function by1(charakter2) {
  return collectionAttribute(charakter2, 0);
}

/** tactic/Drängen/#1/leaf1 */
function tacticDrängen1Leaf1(konflikt2, charakter2) {
  return 43;
}

/** tactic/Drängen/#2/by1 */
function tacticDrängen2By1(charakter2) {
  return collectionAttribute(charakter2, 0);
}

/** tactic/Drängen/#2/leaf1 */
function tacticDrängen2Leaf1(konflikt2, charakter2) {
  return 40;
}

/** react/sheet/Charakter/#3 */
function react3(charakter2) {
  writeCharakterMedizinischerSchock(charakter2, 1);
}

/** react/sheet/Charakter/#5 */
function react5(charakter2) {
  writeCharakterAkuteBelastungsreaktion(charakter2, 1);
}

/** react/sheet/Charakter/#7 */
function react7(charakter2) {
  writeCharakterHandlungsunfähig(charakter2, 1);
}

/** react/sheet/Charakter/#9 */
function react9(charakter2) {
  writeCharakterAdrenalinschub(charakter2, 0);
}

/** react/sheet/Charakter/#11 */
function react11(charakter2) {
  writeCharakterMedizinischerSchock(charakter2, 0);
}

/** react/condition/handlungsunfähig/ends */
function reactEnds(charakter2) {
  // §G-zust.7 §G-zust.2
  writeCharakterHandlungsunfähig(charakter2, 0);
}

/** write/sheet/Charakter/Steigerungspunkte */
function writeCharakterSteigerungspunkte(charakter2, wert) {
  // §G-steig.2
  const neu = Math.max(0, Math.min(9999, wert));
  // §G-steig.2
  if (neu === charakter2.Steigerungspunkte) {
    return;
  }
  // §G-steig.2
  charakter2.Steigerungspunkte = neu;
  // §G-steig.2
  charakter2.$depth = charakter2.$depth + 1;
  // §G-steig.2
  charakter2.$depth = charakter2.$depth - 1;
  // §G-steig.2
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Vorteile */
function writeCharakterVorteile(charakter2, eintrag, wert) {
  // §G-steig.8
  const neu = Math.max(0, Math.min(99, wert));
  // §G-steig.8
  if (neu === (charakter2.Vorteile[eintrag] ?? $NONE)) {
    return;
  }
  // §G-steig.8
  charakter2.Vorteile = $withEntry(charakter2.Vorteile, eintrag, neu);
  // §G-steig.8
  charakter2.$depth = charakter2.$depth + 1;
  // §G-steig.8
  charakter2.$depth = charakter2.$depth - 1;
  // §G-steig.8
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Nachteile */
function writeCharakterNachteile(charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(99, wert));
  if (neu === (charakter2.Nachteile[eintrag] ?? $NONE)) {
    return;
  }
  charakter2.Nachteile = $withEntry(charakter2.Nachteile, eintrag, neu);
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Feats */
function writeCharakterFeats(charakter2, eintrag, wert) {
  // §G-system.2
  const neu = Math.max(0, Math.min(99, wert));
  // §G-system.2
  if (neu === (charakter2.Feats[eintrag] ?? $NONE)) {
    return;
  }
  // §G-system.2
  charakter2.Feats = $withEntry(charakter2.Feats, eintrag, neu);
  // §G-system.2
  charakter2.$depth = charakter2.$depth + 1;
  // §G-system.2
  charakter2.$depth = charakter2.$depth - 1;
  // §G-system.2
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Verletzungen */
function writeCharakterVerletzungen(charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(9, wert));
  if (neu === (charakter2.Verletzungen[eintrag] ?? $NONE)) {
    return;
  }
  // §G-verf.2
  const n3Vorher = charakter2.Verletzungen[1];
  // §G-verf.2
  const n5Vorher = charakter2.Verletzungen[3];
  // §G-verf.2
  const n7Vorher = charakter2.Verletzungen[1];
  // §G-zust.3
  const n11Vorher = charakter2.Verletzungen[1];
  const endsVorher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  charakter2.Verletzungen = $withEntry(charakter2.Verletzungen, eintrag, neu);
  // §G-verf.2
  const n3Nachher = charakter2.Verletzungen[1];
  // §G-verf.2
  const n5Nachher = charakter2.Verletzungen[3];
  // §G-verf.2
  const n7Nachher = charakter2.Verletzungen[1];
  // §G-zust.3
  const n11Nachher = charakter2.Verletzungen[1];
  const endsNachher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  charakter2.$depth = charakter2.$depth + 1;
  // §G-verf.2
  if (n3Vorher < 2 && n3Nachher >= 2 || n3Vorher > 2 && n3Nachher <= 2) {
    react3(charakter2);
  }
  // §G-verf.2
  if (n5Vorher < 2 && n5Nachher >= 2 || n5Vorher > 2 && n5Nachher <= 2) {
    react5(charakter2);
  }
  // §G-verf.2
  if (n7Vorher < 3 && n7Nachher >= 3 || n7Vorher > 3 && n7Nachher <= 3) {
    react7(charakter2);
  }
  // §G-zust.3
  if (n11Vorher < 0 && n11Nachher >= 0 || n11Vorher > 0 && n11Nachher <= 0) {
    react11(charakter2);
  }
  if (
    endsVorher === 0 &&
      endsNachher !== 0 &&
      charakter2["$fired/condition/handlungsunfähig/ends"] === 0
  ) {
    charakter2["$fired/condition/handlungsunfähig/ends"] = 1;
    reactEnds(charakter2);
  }
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Attribute */
function writeCharakterAttribute(charakter2, eintrag, wert) {
  const neu = Math.max(1, Math.min(6, wert));
  if (neu === (charakter2.Attribute[eintrag] ?? $NONE)) {
    return;
  }
  charakter2.Attribute = $withEntry(charakter2.Attribute, eintrag, neu);
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Talente */
function writeCharakterTalente(charakter2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(1, Math.min(6, wert));
  if (neu === (charakter2.Talente[eintrag] ?? $NONE)) {
    return;
  }
  charakter2.Talente = $withEntry(charakter2.Talente, eintrag, neu);
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Ruf */
function writeCharakterRuf(charakter2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(1, Math.min(6, wert));
  if (neu === (charakter2.Ruf[eintrag] ?? $NONE)) {
    return;
  }
  charakter2.Ruf = $withEntry(charakter2.Ruf, eintrag, neu);
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/Adrenalinschub */
function writeCharakterAdrenalinschub(charakter2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === charakter2.Adrenalinschub) {
    return;
  }
  charakter2.Adrenalinschub = neu;
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/medizinischer Schock */
function writeCharakterMedizinischerSchock(charakter2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === charakter2["medizinischer Schock"]) {
    return;
  }
  charakter2["medizinischer Schock"] = neu;
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/akute Belastungsreaktion */
function writeCharakterAkuteBelastungsreaktion(charakter2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === charakter2["akute Belastungsreaktion"]) {
    return;
  }
  charakter2["akute Belastungsreaktion"] = neu;
  charakter2.$depth = charakter2.$depth + 1;
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/sheet/Charakter/handlungsunfähig */
function writeCharakterHandlungsunfähig(charakter2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === charakter2.handlungsunfähig) {
    return;
  }
  // §G-verf.2
  const n9Vorher = charakter2.handlungsunfähig > 0 ? 1 : 0;
  const endsVorher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  charakter2.handlungsunfähig = neu;
  // §G-verf.2
  const n9Nachher = charakter2.handlungsunfähig > 0 ? 1 : 0;
  const endsNachher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  charakter2.$depth = charakter2.$depth + 1;
  // §G-verf.2
  if (n9Vorher === 0 && n9Nachher !== 0 && charakter2["$fired/sheet/Charakter/#9"] === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 1;
    react9(charakter2);
  }
  if (
    endsVorher === 0 &&
      endsNachher !== 0 &&
      charakter2["$fired/condition/handlungsunfähig/ends"] === 0
  ) {
    charakter2["$fired/condition/handlungsunfähig/ends"] = 1;
    reactEnds(charakter2);
  }
  charakter2.$depth = charakter2.$depth - 1;
  if (charakter2.$depth === 0) {
    charakter2["$fired/sheet/Charakter/#9"] = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = 0;
  }
}

/** write/conflict/Konflikt/Art */
function writeKonfliktArt(konflikt2, wert) {
  // §G-system.3 §G-system.4
  const neu = Math.max(0, Math.min(2, wert));
  // §G-system.3 §G-system.4
  if (neu === konflikt2.Art) {
    return;
  }
  // §G-system.3 §G-system.4
  konflikt2.Art = neu;
}

/** write/conflict/Konflikt/$ended */
function writeKonfliktEnded(konflikt2, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  if (neu === konflikt2.$ended) {
    return;
  }
  konflikt2.$ended = neu;
}

/** write/relation/Konflikt/Dominanz/Dominanz */
function writeDominanzDominanz(dominanz2, wert) {
  const neu = Math.max(-12, Math.min(12, wert));
  if (neu === dominanz2.Dominanz) {
    return;
  }
  dominanz2.Dominanz = neu;
}

/** collection/Charakter/Abzug/= */
function n(charakter2, it) {
  return 0 -
    (charakter2.Verletzungen[3 + fixedCollectionCharakterAbzugFeld(it) * 2 - 3] ?? $NONE) +
    0 -
    (charakter2.Verletzungen[3 + fixedCollectionCharakterAbzugFeld(it) * 2 - 2] ?? $NONE) * 2;
}

/** collection/Attribute/= */
function collectionAttribute(charakter2, it) {
  return (charakter2.Attribute[it] ?? $NONE) +
    n(charakter2, 9 + bereich(it) - 9) +
    (charakter2["medizinischer Schock"] > 0 && bereich(it) === 0 ? -1 : 0) +
    (charakter2["akute Belastungsreaktion"] > 0 && bereich(it) === 1 ? -1 : 0);
}

/** collection/Charakter/Konfliktwert/= */
function collectionCharakterKonfliktwert(charakter2, it) {
  let part = charakter2.Talente[0] === $NONE ? 0 : charakter2.Talente[0];
  let part2 = charakter2.Talente[4] === $NONE ? 0 : charakter2.Talente[4];
  let part3 = charakter2.Talente[5] === $NONE ? 0 : charakter2.Talente[5];
  return feld(it) === 0
    ? Math.floor(
        (
          Math.floor(
            (collectionAttribute(charakter2, 0) + collectionAttribute(charakter2, 2) + 2) / 4
          ) +
            part +
            1
        ) / 2
      )
    : feld(it) === 1
    ? Math.floor(
        (
          Math.floor(
            (collectionAttribute(charakter2, 3) + collectionAttribute(charakter2, 4) + 2) / 4
          ) +
            part2 +
            1
        ) / 2
      )
    : Math.floor(
        (
          Math.floor(
            (collectionAttribute(charakter2, 6) + collectionAttribute(charakter2, 7) + 2) / 4
          ) +
            part3 +
            1
        ) / 2
      );
}

/** collection/Meta-Talente/= */
function collectionMetaTalente(charakter2, it) {
  return (
    charakter2.Talente[2] === $NONE || charakter2.Talente[3] === $NONE
      ? $NONE
      : Math.floor((charakter2.Talente[2] + charakter2.Talente[3] + 1) / 2)
  ) === $NONE
    ? $NONE
    : charakter2.Talente[2] === $NONE || charakter2.Talente[3] === $NONE
    ? $NONE
    : Math.floor((charakter2.Talente[2] + charakter2.Talente[3] + 1) / 2);
}

/** formula/Gefälle */
function gefälle(it1, it2) {
  return it1 + 0 - it2;
}

/** formula/Gesamtkosten */
function gesamtkosten(it) {
  return Math.floor((it * (it + 1) + 0 + 1) / 2);
}

/** formula/Kosten */
function kosten(it1, it2) {
  return gesamtkosten(it2) + 0 - gesamtkosten(it1);
}

/** formula/Einsetzbar */
function einsetzbar(it1, it2) {
  return it1 === 1 ? 1 : it1 === 0 ? (it2 < 0 ? 1 : 0) : it2 > 0 ? 1 : 0;
}

const talenteCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/collection/Talente */
function talente(key) {
  if (key < 0 || key > 15) return $NONE;
  return talenteCells[key] ?? $NONE;
}

const rufCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/collection/Ruf */
function ruf(key) {
  if (key < 0 || key > 15) return $NONE;
  return rufCells[key] ?? $NONE;
}

const vorteilCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Vorteil */
function vorteil(key) {
  if (key < 0 || key > 15) return $NONE;
  return vorteilCells[key] ?? $NONE;
}

const nachteilCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Nachteil */
function nachteil(key) {
  if (key < 0 || key > 15) return $NONE;
  return nachteilCells[key] ?? $NONE;
}

const featCells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Feat */
function feat(key) {
  if (key < 0 || key > 15) return $NONE;
  return featCells[key] ?? $NONE;
}

const feldCells = [0, 1, 2];

/** fixed/collection/Charakter/Konfliktwert/Feld */
function feld(key) {
  if (key < 0 || key > 2) return $NONE;
  return feldCells[key] ?? $NONE;
}

const bereichCells = [0, 0, 0, 1, 1, 1, 2, 2, 2];

/** fixed/collection/Attribute/Bereich */
function bereich(key) {
  if (key < 0 || key > 8) return $NONE;
  return bereichCells[key] ?? $NONE;
}

const fixedCollectionCharakterAbzugFeldCells = [0, 1, 2];

/** fixed/collection/Charakter/Abzug/Feld */
function fixedCollectionCharakterAbzugFeld(key) {
  if (key < 0 || key > 2) return $NONE;
  return fixedCollectionCharakterAbzugFeldCells[key] ?? $NONE;
}

const fixedCollectionCharakterVerletzungenFeldCells = [0, 0, 1, 1, 2, 2];

/** fixed/collection/Charakter/Verletzungen/Feld */
function fixedCollectionCharakterVerletzungenFeld(key) {
  if (key < 0 || key > 5) return $NONE;
  return fixedCollectionCharakterVerletzungenFeldCells[key] ?? $NONE;
}

const gradCells = [1, 2, 1, 2, 1, 2];

/** fixed/collection/Charakter/Verletzungen/Grad */
function grad(key) {
  if (key < 0 || key > 5) return $NONE;
  return gradCells[key] ?? $NONE;
}

const ausprägungCells = [0, 1, 2, 0, 1, 2, 0, 1, 2];

/** fixed/collection/Attribute/Ausprägung */
function ausprägung(key) {
  if (key < 0 || key > 8) return $NONE;
  return ausprägungCells[key] ?? $NONE;
}

const n0Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/0 */
function n0(key) {
  if (key < 6 || key > 21) return $NONE;
  return n0Cells[key - 6] ?? $NONE;
}

const n1Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/1 */
function n1(key) {
  if (key < 6 || key > 21) return $NONE;
  return n1Cells[key - 6] ?? $NONE;
}

const n2Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/2 */
function n2(key) {
  if (key < 6 || key > 21) return $NONE;
  return n2Cells[key - 6] ?? $NONE;
}

const n3Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/3 */
function n3(key) {
  if (key < 6 || key > 21) return $NONE;
  return n3Cells[key - 6] ?? $NONE;
}

const n4Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/4 */
function n4(key) {
  if (key < 6 || key > 21) return $NONE;
  return n4Cells[key - 6] ?? $NONE;
}

const n5Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/5 */
function n5(key) {
  if (key < 6 || key > 21) return $NONE;
  return n5Cells[key - 6] ?? $NONE;
}

const n6Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/6 */
function n6(key) {
  if (key < 6 || key > 21) return $NONE;
  return n6Cells[key - 6] ?? $NONE;
}

const n7Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/7 */
function n7(key) {
  if (key < 6 || key > 21) return $NONE;
  return n7Cells[key - 6] ?? $NONE;
}

const n8Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/8 */
function n8(key) {
  if (key < 6 || key > 21) return $NONE;
  return n8Cells[key - 6] ?? $NONE;
}

const n9Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/9 */
function n9(key) {
  if (key < 6 || key > 21) return $NONE;
  return n9Cells[key - 6] ?? $NONE;
}

const n10Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/10 */
function n10(key) {
  if (key < 6 || key > 21) return $NONE;
  return n10Cells[key - 6] ?? $NONE;
}

const n11Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/11 */
function n11(key) {
  if (key < 6 || key > 21) return $NONE;
  return n11Cells[key - 6] ?? $NONE;
}

const n12Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/12 */
function n12(key) {
  if (key < 6 || key > 21) return $NONE;
  return n12Cells[key - 6] ?? $NONE;
}

const n13Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/13 */
function n13(key) {
  if (key < 6 || key > 21) return $NONE;
  return n13Cells[key - 6] ?? $NONE;
}

const n14Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/14 */
function n14(key) {
  if (key < 6 || key > 21) return $NONE;
  return n14Cells[key - 6] ?? $NONE;
}

const n15Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/collection/Talente/übliche Attribute/15 */
function n15(key) {
  if (key < 6 || key > 21) return $NONE;
  return n15Cells[key - 6] ?? $NONE;
}

const schwierigkeitswort0Cells = [0, 1, 1, 1, 2, 3, 3, 4];

/** table/Schwierigkeitswort#0 */
function schwierigkeitswort0(key) {
  if (key < -4 || key > 3) return $NONE;
  return schwierigkeitswort0Cells[key + 4] ?? $NONE;
}

const richtwerteFürModifikatoren0Cells = [0, -1073741824, 1, -1073741824, 2, -1073741824, 3];

/** table/Richtwerte für Modifikatoren#0 */
function richtwerteFürModifikatoren0(key) {
  if (key < -3 || key > 3) return $NONE;
  return richtwerteFürModifikatoren0Cells[key + 3] ?? $NONE;
}

const richtwerteFürModifikatoren1Cells = [0, 1, 1, 2, 2, 3, 3];

/** table/Richtwerte für Modifikatoren#1 */
function richtwerteFürModifikatoren1(key) {
  if (key < -3 || key > 3) return $NONE;
  return richtwerteFürModifikatoren1Cells[key + 3] ?? $NONE;
}

const richtwerteFürModifikatoren2Cells = [0, 0, 0, 0, 1, 2, 3];

/** table/Richtwerte für Modifikatoren#2 */
function richtwerteFürModifikatoren2(key) {
  if (key < -3 || key > 3) return $NONE;
  return richtwerteFürModifikatoren2Cells[key + 3] ?? $NONE;
}

const kategorieCells = [1, 0, 1, 2, 0, 2];

/** fixed/catalogue/Feat/Kategorie */
function kategorie(key) {
  if (key < 0 || key > 5) return $NONE;
  return kategorieCells[key] ?? $NONE;
}

const ownCatalogueFeatKategorie0Cells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Feat/Kategorie/0 */
function ownCatalogueFeatKategorie0(key) {
  if (key < 6 || key > 21) return $NONE;
  return ownCatalogueFeatKategorie0Cells[key - 6] ?? $NONE;
}

const probenplusCells = [0, 2, -1, -1, 0, -2];

/** fixed/catalogue/Feat/Probenplus */
function probenplus(key) {
  if (key < 0 || key > 5) return $NONE;
  return probenplusCells[key] ?? $NONE;
}

const ownCatalogueFeatProbenplus0Cells = [
  -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6, -6,
];

/** own/catalogue/Feat/Probenplus/0 */
function ownCatalogueFeatProbenplus0(key) {
  if (key < 6 || key > 21) return $NONE;
  return ownCatalogueFeatProbenplus0Cells[key - 6] ?? $NONE;
}

const dominanzplusCells = [1, 1, 2, 0, 0, 0];

/** fixed/catalogue/Feat/Dominanzplus */
function dominanzplus(key) {
  if (key < 0 || key > 5) return $NONE;
  return dominanzplusCells[key] ?? $NONE;
}

const ownCatalogueFeatDominanzplus0Cells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Feat/Dominanzplus/0 */
function ownCatalogueFeatDominanzplus0(key) {
  if (key < 6 || key > 21) return $NONE;
  return ownCatalogueFeatDominanzplus0Cells[key - 6] ?? $NONE;
}

const wundeCells = [-1073741824, -1073741824, -1073741824, 2, -1073741824, 1];

/** fixed/catalogue/Feat/Wunde */
function wunde(key) {
  if (key < 0 || key > 5) return $NONE;
  return wundeCells[key] ?? $NONE;
}

const ownCatalogueFeatWunde0Cells = [
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
  -1073741824, -1073741824,
];

/** own/catalogue/Feat/Wunde/0 */
function ownCatalogueFeatWunde0(key) {
  if (key < 6 || key > 21) return $NONE;
  return ownCatalogueFeatWunde0Cells[key - 6] ?? $NONE;
}

const folgeCells = [0, 0, 0, 0, 3, 2];

/** fixed/catalogue/Feat/Folge */
function folge(key) {
  if (key < 0 || key > 5) return $NONE;
  return folgeCells[key] ?? $NONE;
}

const ownCatalogueFeatFolge0Cells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** own/catalogue/Feat/Folge/0 */
function ownCatalogueFeatFolge0(key) {
  if (key < 6 || key > 21) return $NONE;
  return ownCatalogueFeatFolge0Cells[key - 6] ?? $NONE;
}

const preisCells = [3, 7, 4, 6, 5, 5];

/** fixed/catalogue/Feat/Preis */
function preis(key) {
  if (key < 0 || key > 5) return $NONE;
  return preisCells[key] ?? $NONE;
}

const wundpreisCells = [0, 0, 0, 8, 0, 4];

/** fixed/catalogue/Feat/Wundpreis */
function wundpreis(key) {
  if (key < 0 || key > 5) return $NONE;
  return wundpreisCells[key] ?? $NONE;
}

const folgenpreisCells = [0, 0, 0, 0, 5, 5];

/** fixed/catalogue/Feat/Folgenpreis */
function folgenpreis(key) {
  if (key < 0 || key > 5) return $NONE;
  return folgenpreisCells[key] ?? $NONE;
}

// What the door knows of sheets and things.

const pools = [{
  unit: { kind: "faces", faces: [-1, 0, 1] },
  n: 3,
  then: [],
  plus: 0,
  value: "sum",
}];

const rules = /* @__PURE__ */ {
  name: "Grundlagen",
  version: "1",
  fingerprint: "2c406f013c728857",
  language: "de",
  gm: "Spielleitung",
  player: "Spieler",
  pools: pools,
  plans: {
    "check/Zufallswurf": {
      name: "Zufallswurf",
      word: "check",
      registers: [{ name: "Zufall", kind: "roll", shape: { kind: "number" }, secret: false }],
      result: {
        kind: "named",
        names: [
          { name: "ach du meine Nase", low: -3, high: -3 },
          { name: "verfriemelt", low: -2, high: -2 },
          { name: "schlecht", low: -1, high: -1 },
          { name: "solala", low: 0, high: 0 },
          { name: "gut", low: 1, high: 1 },
          { name: "exzellent", low: 2, high: 2 },
          { name: "perfekt", low: 3, high: 3 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Erfolgswurf": {
      name: "Erfolgswurf",
      word: "check",
      registers: [
        { name: "Zahl", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Schwierigkeit", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Differenz", kind: "let", shape: { kind: "number" }, secret: false },
        {
          name: "Aussichten",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "unschaffbar", low: 0, high: 0 },
              { name: "schwierig", low: 1, high: 1 },
              { name: "herausfordernd", low: 2, high: 2 },
              { name: "leicht", low: 3, high: 3 },
              { name: "trivial", low: 4, high: 4 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        { name: "Zufall", kind: "roll", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Probe": {
      name: "Probe",
      word: "check",
      registers: [
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        {
          name: "Können",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Waffenlos", low: 21, high: 21 },
              { name: "Klettern", low: 22, high: 22 },
              { name: "Sinnenschärfe", low: 23, high: 23 },
              { name: "Selbstbeherrschung", low: 24, high: 24 },
              { name: "Debatte", low: 25, high: 25 },
              { name: "Auftreten", low: 26, high: 26 },
              { name: "Wache halten", low: 43, high: 43 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Talente"],
          },
          secret: false,
        },
        { name: "Schwierigkeit", kind: "given", shape: { kind: "number" }, secret: false },
        null,
        { name: "P", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Abschätzen": {
      name: "Abschätzen",
      word: "check",
      registers: [
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        {
          name: "Können",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Waffenlos", low: 21, high: 21 },
              { name: "Klettern", low: 22, high: 22 },
              { name: "Sinnenschärfe", low: 23, high: 23 },
              { name: "Selbstbeherrschung", low: 24, high: 24 },
              { name: "Debatte", low: 25, high: 25 },
              { name: "Auftreten", low: 26, high: 26 },
              { name: "Wache halten", low: 43, high: 43 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Talente"],
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Probe unter Umständen": {
      name: "Probe unter Umständen",
      word: "check",
      registers: [
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        {
          name: "Können",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Waffenlos", low: 21, high: 21 },
              { name: "Klettern", low: 22, high: 22 },
              { name: "Sinnenschärfe", low: 23, high: 23 },
              { name: "Selbstbeherrschung", low: 24, high: 24 },
              { name: "Debatte", low: 25, high: 25 },
              { name: "Auftreten", low: 26, high: 26 },
              { name: "Wache halten", low: 43, high: 43 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Talente"],
          },
          secret: false,
        },
        null,
        { name: "Umstand", kind: "answer", shape: { kind: "number" }, secret: false },
        {
          name: "Beschreibung",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "knallhart", low: 0, high: 0 },
              { name: "anspruchsvoll", low: 1, high: 1 },
              { name: "leicht", low: 2, high: 2 },
              { name: "Kinderspiel", low: 3, high: 3 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        {
          name: "nötige Ausrüstung",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "keine", low: 0, high: 0 },
              { name: "improvisiert", low: 1, high: 1 },
              { name: "vorhanden", low: 2, high: 2 },
              { name: "maßgeschneidert", low: 3, high: 3 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        {
          name: "hilfreiche Ausrüstung",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "keine", low: 0, high: 0 },
              { name: "improvisiert", low: 1, high: 1 },
              { name: "vorhanden", low: 2, high: 2 },
              { name: "maßgeschneidert", low: 3, high: 3 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Wurfvergleich": {
      name: "Wurfvergleich",
      word: "check",
      registers: [
        { name: "Vorsprung", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Wurf", kind: "roll", shape: { kind: "number" }, secret: false },
        { name: "Gegenwurf", kind: "roll", shape: { kind: "number" }, secret: false },
        { name: "Spanne", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [
          { name: "unterlegen", low: 0, high: 0 },
          { name: "gleichauf", low: 1, high: 1 },
          { name: "überlegen", low: 2, high: 2 },
        ],
        numbers: true,
        none: null,
      },
    },
    "check/Vergleichsprobe": {
      name: "Vergleichsprobe",
      word: "check",
      registers: [
        { name: "Vorsprung", kind: "given", shape: { kind: "number" }, secret: false },
        {
          name: "Stand",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "unterlegen", low: 0, high: 0 },
              { name: "gleichauf", low: 1, high: 1 },
              { name: "überlegen", low: 2, high: 2 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        {
          name: "Durchgang",
          kind: "let",
          shape: {
            kind: "named",
            names: [
              { name: "unterlegen", low: 0, high: 0 },
              { name: "gleichauf", low: 1, high: 1 },
              { name: "überlegen", low: 2, high: 2 },
            ],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Konfliktprobe": {
      name: "Konfliktprobe",
      word: "check",
      registers: [
        null,
        { name: "Abstand", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Oberhand", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: {
        kind: "named",
        names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Umlenken": {
      name: "Umlenken",
      word: "action",
      registers: [
        {
          name: "neue Art",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "körperlich", low: 0, high: 0 },
              { name: "geistig", low: 1, high: 1 },
              { name: "sozial", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        { name: "glaubwürdig", kind: "answer", shape: { kind: "yes-no" }, secret: false },
      ],
      result: null,
    },
    "check/Schlaf": { name: "Schlaf", word: "procedure", registers: [], result: null },
    "check/Behandlung": {
      name: "Behandlung",
      word: "procedure",
      registers: [
        {
          name: "Feld",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "körperlich", low: 0, high: 0 },
              { name: "geistig", low: 1, high: 1 },
              { name: "sozial", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        { name: "professionell", kind: "answer", shape: { kind: "yes-no" }, secret: false },
      ],
      result: null,
    },
    "check/Übernatürliches wirken": {
      name: "Übernatürliches wirken",
      word: "action",
      registers: [
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        {
          name: "Können",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Waffenlos", low: 21, high: 21 },
              { name: "Klettern", low: 22, high: 22 },
              { name: "Sinnenschärfe", low: 23, high: 23 },
              { name: "Selbstbeherrschung", low: 24, high: 24 },
              { name: "Debatte", low: 25, high: 25 },
              { name: "Auftreten", low: 26, high: 26 },
              { name: "Wache halten", low: 43, high: 43 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Talente"],
          },
          secret: false,
        },
        {
          name: "Feld",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "körperlich", low: 0, high: 0 },
              { name: "geistig", low: 1, high: 1 },
              { name: "sozial", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          secret: false,
        },
        {
          name: "Preis",
          kind: "given",
          shape: {
            kind: "named",
            names: [{ name: "leicht", low: 1, high: 1 }, { name: "schwer", low: 2, high: 2 }],
            numbers: true,
            none: null,
          },
          secret: false,
        },
        null,
        {
          name: "Wirken",
          kind: "let",
          shape: {
            kind: "named",
            names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Steigern": {
      name: "Steigern",
      word: "action",
      registers: [
        {
          name: "was",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Stärke", low: 12, high: 12, also: ["ST"] },
              { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
              { name: "Geschick", low: 14, high: 14, also: ["GE"] },
              { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
              { name: "Mut", low: 16, high: 16, also: ["MU"] },
              { name: "Intuition", low: 17, high: 17, also: ["IN"] },
              { name: "Charisma", low: 18, high: 18, also: ["CH"] },
              { name: "Wille", low: 19, high: 19, also: ["WI"] },
              { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
              { name: "Waffenlos", low: 21, high: 21 },
              { name: "Klettern", low: 22, high: 22 },
              { name: "Sinnenschärfe", low: 23, high: 23 },
              { name: "Selbstbeherrschung", low: 24, high: 24 },
              { name: "Debatte", low: 25, high: 25 },
              { name: "Auftreten", low: 26, high: 26 },
            ],
            numbers: false,
            none: null,
            own: ["collection/Talente"],
          },
          secret: false,
        },
        { name: "auf", kind: "given", shape: { kind: "number" }, secret: false },
        { name: "Stand", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Aufwand", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: null,
    },
    "check/Vorteil wählen": {
      name: "Vorteil wählen",
      word: "action",
      registers: [{
        name: "neu",
        kind: "given",
        shape: {
          kind: "named",
          names: [
            { name: "gute Augen", low: 0, high: 0 },
            { name: "Frohnatur", low: 1, high: 1 },
            { name: "Linkshand", low: 2, high: 2 },
            { name: "Merkkopf", low: 3, high: 3 },
          ],
          numbers: false,
          none: null,
          own: ["catalogue/Vorteil"],
        },
        secret: false,
      }],
      result: null,
    },
    "check/Nachteil wählen": {
      name: "Nachteil wählen",
      word: "action",
      registers: [{
        name: "neu",
        kind: "given",
        shape: {
          kind: "named",
          names: [
            { name: "Höhenangst", low: 20, high: 20 },
            { name: "Langschläfer", low: 21, high: 21 },
            { name: "Jähzorn", low: 22, high: 22 },
            { name: "Pechvogel", low: 23, high: 23 },
          ],
          numbers: false,
          none: null,
          own: ["catalogue/Nachteil"],
        },
        secret: false,
      }],
      result: null,
    },
    "check/Ruf ändern": {
      name: "Ruf ändern",
      word: "action",
      registers: [
        {
          name: "welcher",
          kind: "given",
          shape: {
            kind: "named",
            names: [{ name: "Ansehen", low: 44, high: 44 }],
            numbers: false,
            none: null,
            own: ["collection/Ruf"],
          },
          secret: false,
        },
        { name: "Änderung", kind: "answer", shape: { kind: "number" }, secret: false },
        { name: "Bisher", kind: "let", shape: { kind: "number" }, secret: false },
        { name: "Danach", kind: "let", shape: { kind: "number" }, secret: false },
      ],
      result: null,
    },
    "check/Dominanz verschieben": {
      name: "Dominanz verschieben",
      word: "procedure",
      registers: [{ name: "Betrag", kind: "given", shape: { kind: "number" }, secret: false }],
      result: null,
    },
    "check/Manöver": {
      name: "Manöver",
      word: "action",
      registers: [
        {
          name: "Zug",
          kind: "given",
          shape: {
            kind: "named",
            names: [
              { name: "Vorstoß", low: 40, high: 40 },
              { name: "Rückzug", low: 41, high: 41 },
              { name: "Finte", low: 42, high: 42 },
              { name: "Fangstoß", low: 43, high: 43 },
              { name: "Anfeuern", low: 44, high: 44 },
              { name: "Bloßstellen", low: 45, high: 45 },
            ],
            numbers: false,
            none: null,
            own: ["catalogue/Feat"],
          },
          secret: false,
        },
        null,
        {
          name: "Verlauf",
          kind: "let",
          shape: {
            kind: "named",
            names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
            numbers: true,
            none: null,
          },
          secret: false,
        },
      ],
      result: {
        kind: "named",
        names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
        numbers: true,
        none: null,
      },
    },
    "check/Feat erwerben": {
      name: "Feat erwerben",
      word: "action",
      registers: [{
        name: "neu",
        kind: "given",
        shape: {
          kind: "named",
          names: [
            { name: "Vorstoß", low: 40, high: 40 },
            { name: "Rückzug", low: 41, high: 41 },
            { name: "Finte", low: 42, high: 42 },
            { name: "Fangstoß", low: 43, high: 43 },
            { name: "Anfeuern", low: 44, high: 44 },
            { name: "Bloßstellen", low: 45, high: 45 },
          ],
          numbers: false,
          none: null,
          own: ["catalogue/Feat"],
        },
        secret: false,
      }],
      result: null,
    },
    "conflict/Konflikt/#1/leaf1": {
      name: "conflict/Konflikt/#1/leaf1",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
    "conflict/Konflikt/#1/leaf2": {
      name: "conflict/Konflikt/#1/leaf2",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
    "conflict/Konflikt/ends/": {
      name: "conflict/Konflikt/ends/",
      word: "cascade",
      registers: [],
      result: null,
    },
    "tactic/Drängen/#1/by1": {
      name: "tactic/Drängen/#1/by1",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
    "tactic/Drängen/#1/leaf1": {
      name: "tactic/Drängen/#1/leaf1",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
    "tactic/Drängen/#2/by1": {
      name: "tactic/Drängen/#2/by1",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
    "tactic/Drängen/#2/leaf1": {
      name: "tactic/Drängen/#2/leaf1",
      word: "cascade",
      registers: [],
      result: { kind: "number" },
    },
  },
  clauses: {
    "scale/Wert": ["G-wert.1..G-wert.9"],
    "scale/Ereignis": ["G-zufall.11"],
    "scale/Bereich": ["G-attr.3..G-attr.11"],
    "scale/Schweregrad": ["G-verl.2", "G-verl.3"],
    "scale/Featart": ["G-feat.11"],
    "constant/Zufallselement": ["G-zufall.1..G-zufall.3"],
    "constant/Grundschwierigkeit": ["G-schw.1"],
    "constant/Siegdominanz": ["G-loesung.1"],
    "constant/Schmerz leichter Verletzungen": ["G-verf.3", "G-bsp.4"],
    "constant/Anzahl der Vorteile": ["G-steig.8"],
    "constant/Kurs Probenplus": ["G-feat.4"],
    "table/Richtwerte für Modifikatoren": ["G-mod.4..G-mod.10"],
    "table/Schwierigkeitswort": ["G-schw.21..G-schw.25"],
    "formula/Gefälle": ["G-akteur.5"],
    "formula/Kosten": ["G-steig.4..G-steig.7"],
    "formula/Einsetzbar": ["G-feat.12..G-feat.14"],
    "formula/Einsetzbar/#1": ["G-feat.13"],
    "formula/Einsetzbar/#2": ["G-feat.12"],
    "formula/Einsetzbar/#3": ["G-feat.14"],
    "sheet/Charakter": ["G-char.1", "G-akteur.1"],
    "sheet/Charakter/Steigerungspunkte": ["G-steig.2"],
    "sheet/Charakter/Vorteile": ["G-steig.8"],
    "sheet/Charakter/Feats": ["G-system.2"],
    "sheet/Charakter/#1": ["G-verf.3"],
    "sheet/Charakter/#3": ["G-verf.2"],
    "sheet/Charakter/#5": ["G-verf.2"],
    "sheet/Charakter/#7": ["G-verf.2"],
    "sheet/Charakter/#9": ["G-verf.2"],
    "sheet/Charakter/#11": ["G-zust.3"],
    "collection/Charakter/Verletzungen/=": ["G-verl.1", "G-verl.2"],
    "collection/Charakter/Abzug/=": ["G-verf.1", "G-verf.4"],
    "collection/Attribute": ["G-char.2", "G-attr.1..G-attr.11"],
    "collection/Talente": ["G-char.3", "G-char.4", "G-talent.1", "G-talent.2"],
    "collection/Meta-Talente": ["G-meta.1..G-meta.4"],
    "collection/Ruf": ["G-ruf.1", "G-ruf.2", "G-ruf.3"],
    "catalogue/Feat": ["G-feat.2", "G-feat.3", "G-feat.5"],
    "catalogue/Feat/Probenplus": ["G-feat.7"],
    "catalogue/Feat/Dominanzplus": ["G-feat.8"],
    "catalogue/Feat/Wunde": ["G-feat.6"],
    "catalogue/Feat/Folge": ["G-feat.6"],
    "catalogue/Feat/Preis": ["G-feat.4"],
    "condition/Adrenalinschub": ["G-zust.4"],
    "condition/medizinischer Schock": ["G-zust.5"],
    "condition/akute Belastungsreaktion": ["G-zust.6"],
    "condition/handlungsunfähig": ["G-zust.7", "G-zust.2"],
    "check/Zufallswurf": ["G-zufall.1", "G-zufall.2"],
    "check/Erfolgswurf": ["G-schw.11"],
    "check/Erfolgswurf/#1": ["G-schw.12"],
    "check/Erfolgswurf/#2": ["G-schw.21..G-schw.25"],
    "check/Erfolgswurf/#4": ["G-schw.1", "G-schw.10"],
    "check/Probe": ["G-attr.2", "G-proben.1"],
    "check/Probe/#1": ["G-wert.2"],
    "check/Probe/#2": ["G-wert.10"],
    "check/Probe/#4": ["G-proben.1..G-proben.9"],
    "check/Abschätzen/#1": ["G-mod.2"],
    "check/Abschätzen/#2": ["G-mod.3"],
    "check/Abschätzen/#3": ["G-mod.1", "G-mod.2"],
    "check/Probe unter Umständen/#2": ["G-mod.4..G-mod.10"],
    "check/Probe unter Umständen/#3": ["G-mod.4..G-mod.10"],
    "check/Probe unter Umständen/#4": ["G-mod.4..G-mod.10"],
    "check/Wurfvergleich": ["G-konf.5"],
    "check/Vergleichsprobe": ["G-konf.5", "G-dom.4"],
    "check/Konfliktprobe": ["G-konf.5", "G-konf.6"],
    "check/Konfliktprobe/#3": ["G-dom.2", "G-loesung.2", "G-loesung.3"],
    "check/Umlenken": ["G-system.3", "G-system.5"],
    "check/Umlenken/#2": ["G-system.4"],
    "check/Schlaf/#1": ["G-verl.4"],
    "check/Schlaf/#4": ["G-zust.3"],
    "check/Behandlung/#2": ["G-verl.5"],
    "check/Übernatürliches wirken/#2": ["G-ueber.1"],
    "check/Steigern": ["G-steig.1..G-steig.3"],
    "check/Vorteil wählen": ["G-steig.8"],
    "check/Nachteil wählen": ["G-steig.8"],
    "check/Ruf ändern": ["G-ruf.4"],
    "check/Dominanz verschieben/#1": ["G-feat.8"],
    "check/Manöver": ["G-feat.2"],
    "check/Manöver/#3": ["G-feat.7"],
    "check/Manöver/#5": ["G-feat.8", "G-konf.6"],
    "check/Manöver/#7": ["G-feat.6"],
    "check/Manöver/#8": ["G-feat.6", "G-konf.3", "G-konf.6"],
    "check/Manöver/#10": ["G-feat.6"],
    "check/Feat erwerben": ["G-feat.4"],
    "conflict/Konflikt": ["G-konf.1"],
    "conflict/Konflikt/Art": ["G-system.3", "G-system.4"],
    "relation/Konflikt/Dominanz": ["G-dom.1", "G-akteur.3"],
    "conflict/Konflikt/#1": ["G-loesung.1"],
  },
  reasons: {
    "condition/handlungsunfähig": "„handlungsunfähig“ verbietet das.",
    "check/Probe/#1": "Ohne das Talent geht es nicht.",
    "check/Probe/#2": "Das Talent ist auf 0 gesunken.",
    "check/Probe/#3": "Ein Attribut ist auf 0 gesunken.",
    "check/Abschätzen/#1": "Zur Probe gehören die Attribute der Handlung.",
    "check/Abschätzen/#2": "Es muss ein weiteres geistiges Attribut dabei sein.",
    "check/Steigern/#2": "Das ist keine Steigerung.",
    "check/Steigern/#4": "Dafür reichen die Steigerungspunkte nicht.",
    "check/Vorteil wählen/#1": "Diesen Vorteil gibt es schon.",
    "check/Vorteil wählen/#2": "Mehr Vorteile sieht das Spiel nicht vor.",
    "check/Nachteil wählen/#1": "Diesen Nachteil gibt es schon.",
    "check/Nachteil wählen/#2": "Mehr Nachteile sieht das Spiel nicht vor.",
    "check/Manöver/#1": "Dieses Feat fehlt.",
    "check/Manöver/#2": "Die Dominanz passt nicht zu diesem Feat.",
    "check/Feat erwerben/#1": "Dieses Feat ist schon da.",
    "check/Feat erwerben/#2": "Dafür reichen die Steigerungspunkte nicht.",
  },
  own: [
    {
      id: "collection/Talente",
      name: "Talente",
      also: [],
      kinds: false,
      first: 27,
      places: 16,
      named: [
        "körperlich",
        "geistig",
        "sozial",
        "körperlich, leicht",
        "körperlich, schwer",
        "geistig, leicht",
        "geistig, schwer",
        "sozial, leicht",
        "sozial, schwer",
        "Stärke",
        "ST",
        "Konstitution",
        "KO",
        "Geschick",
        "GE",
        "Intelligenz",
        "IQ",
        "Mut",
        "MU",
        "Intuition",
        "IN",
        "Charisma",
        "CH",
        "Wille",
        "WI",
        "Manipulation",
        "MA",
        "Waffenlos",
        "Klettern",
        "Sinnenschärfe",
        "Selbstbeherrschung",
        "Debatte",
        "Auftreten",
        "Wache halten",
        "Ansehen",
      ],
      taken: talenteCells,
      columns: [{
        key: "übliche Attribute",
        also: [],
        clauses: [],
        shape: {
          kind: "named",
          names: [
            { name: "Stärke", low: 12, high: 12, also: ["ST"] },
            { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
            { name: "Geschick", low: 14, high: 14, also: ["GE"] },
            { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
            { name: "Mut", low: 16, high: 16, also: ["MU"] },
            { name: "Intuition", low: 17, high: 17, also: ["IN"] },
            { name: "Charisma", low: 18, high: 18, also: ["CH"] },
            { name: "Wille", low: 19, high: 19, also: ["WI"] },
            { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
          ],
          numbers: false,
          none: null,
        },
        range: [12, 20],
        optional: false,
        start: null,
        list: { least: 0, most: 16 },
        cells: [
          n0Cells, n1Cells, n2Cells, n3Cells, n4Cells, n5Cells, n6Cells, n7Cells, n8Cells, n9Cells,
          n10Cells, n11Cells, n12Cells, n13Cells, n14Cells, n15Cells,
        ],
      }],
    },
    {
      id: "collection/Ruf",
      name: "Ruf",
      also: [],
      kinds: false,
      first: 45,
      places: 16,
      named: [
        "körperlich",
        "geistig",
        "sozial",
        "körperlich, leicht",
        "körperlich, schwer",
        "geistig, leicht",
        "geistig, schwer",
        "sozial, leicht",
        "sozial, schwer",
        "Stärke",
        "ST",
        "Konstitution",
        "KO",
        "Geschick",
        "GE",
        "Intelligenz",
        "IQ",
        "Mut",
        "MU",
        "Intuition",
        "IN",
        "Charisma",
        "CH",
        "Wille",
        "WI",
        "Manipulation",
        "MA",
        "Waffenlos",
        "Klettern",
        "Sinnenschärfe",
        "Selbstbeherrschung",
        "Debatte",
        "Auftreten",
        "Wache halten",
        "Ansehen",
      ],
      taken: rufCells,
      columns: [],
    },
    {
      id: "catalogue/Vorteil",
      name: "Vorteil",
      also: [],
      kinds: true,
      first: 4,
      places: 16,
      named: [
        "gute Augen",
        "Frohnatur",
        "Linkshand",
        "Merkkopf",
        "Höhenangst",
        "Langschläfer",
        "Jähzorn",
        "Pechvogel",
        "Vorstoß",
        "Rückzug",
        "Finte",
        "Fangstoß",
        "Anfeuern",
        "Bloßstellen",
      ],
      taken: vorteilCells,
      columns: [],
    },
    {
      id: "catalogue/Nachteil",
      name: "Nachteil",
      also: [],
      kinds: true,
      first: 24,
      places: 16,
      named: [
        "gute Augen",
        "Frohnatur",
        "Linkshand",
        "Merkkopf",
        "Höhenangst",
        "Langschläfer",
        "Jähzorn",
        "Pechvogel",
        "Vorstoß",
        "Rückzug",
        "Finte",
        "Fangstoß",
        "Anfeuern",
        "Bloßstellen",
      ],
      taken: nachteilCells,
      columns: [],
    },
    {
      id: "catalogue/Feat",
      name: "Feat",
      also: [],
      kinds: true,
      first: 46,
      places: 16,
      named: [
        "gute Augen",
        "Frohnatur",
        "Linkshand",
        "Merkkopf",
        "Höhenangst",
        "Langschläfer",
        "Jähzorn",
        "Pechvogel",
        "Vorstoß",
        "Rückzug",
        "Finte",
        "Fangstoß",
        "Anfeuern",
        "Bloßstellen",
      ],
      taken: featCells,
      columns: [
        {
          key: "Kategorie",
          also: [],
          clauses: [],
          shape: {
            kind: "named",
            names: [
              { name: "defensiv", low: 0, high: 0 },
              { name: "neutral", low: 1, high: 1 },
              { name: "offensiv", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          range: [0, 2],
          optional: false,
          start: null,
          list: null,
          cells: [ownCatalogueFeatKategorie0Cells],
        },
        {
          key: "Probenplus",
          also: [],
          clauses: ["G-feat.7"],
          shape: { kind: "number" },
          range: [-6, 6],
          optional: false,
          start: 0,
          list: null,
          cells: [ownCatalogueFeatProbenplus0Cells],
        },
        {
          key: "Dominanzplus",
          also: [],
          clauses: ["G-feat.8"],
          shape: { kind: "number" },
          range: [0, 6],
          optional: false,
          start: 0,
          list: null,
          cells: [ownCatalogueFeatDominanzplus0Cells],
        },
        {
          key: "Wunde",
          also: [],
          clauses: ["G-feat.6"],
          shape: {
            kind: "named",
            names: [{ name: "leicht", low: 1, high: 1 }, { name: "schwer", low: 2, high: 2 }],
            numbers: true,
            none: null,
          },
          range: [1, 2],
          optional: true,
          start: -1073741824,
          list: null,
          cells: [ownCatalogueFeatWunde0Cells],
        },
        {
          key: "Folge",
          also: [],
          clauses: ["G-feat.6"],
          shape: {
            kind: "named",
            names: [
              { name: "keine Folge", low: 0, high: 0 },
              { name: "der Gegner erleidet einen Schock", low: 1, high: 1 },
              { name: "der Gegner gerät außer sich", low: 2, high: 2 },
              { name: "Adrenalin schießt ein", low: 3, high: 3 },
            ],
            numbers: false,
            none: null,
          },
          range: [0, 3],
          optional: false,
          start: 0,
          list: null,
          cells: [ownCatalogueFeatFolge0Cells],
        },
      ],
    },
  ],
};

const dominanzFacts = /* @__PURE__ */ {
  kind: "sheet",
  id: "relation/Konflikt/Dominanz",
  name: "Dominanz",
  formerly: [],
  blank: [0],
  state: {
    open: openDominanzState2,
    copy: (state) => copyDominanzState2(state),
    close: (state, cells) => closeDominanzState2(state, cells),
  },
  columns: { Dominanz: 0 },
  fields: [{
    key: "Dominanz",
    also: [],
    shape: { kind: "number" },
    range: [-12, 12],
    optional: false,
    cell: 0,
    entries: null,
    start: 0,
    clauses: ["G-dom.1", "G-akteur.3"],
  }],
  lists: [],
  order: [0],
  must: [],
  view: [{
    key: "Dominanz",
    entries: null,
    shape: { kind: "number" },
    value: (f) => f[0],
    clauses: ["G-dom.1", "G-akteur.3"],
  }],
  holds: [],
  conditions: [],
};

const konfliktFacts = /* @__PURE__ */ {
  kind: "sheet",
  id: "conflict/Konflikt",
  name: "Konflikt",
  formerly: [],
  blank: [0, 0],
  state: {
    open: openKonfliktState2,
    copy: (state) => copyKonfliktState2(state),
    close: (state, cells) => closeKonfliktState2(state, cells),
  },
  columns: { Art: 0, $ended: 1 },
  fields: [{
    key: "Art",
    also: [],
    shape: {
      kind: "named",
      names: [
        { name: "körperlich", low: 0, high: 0 },
        { name: "geistig", low: 1, high: 1 },
        { name: "sozial", low: 2, high: 2 },
      ],
      numbers: false,
      none: null,
    },
    range: [0, 2],
    optional: false,
    cell: 0,
    entries: null,
    start: 0,
    clauses: ["G-system.3", "G-system.4"],
  }],
  lists: [],
  own: [
    "collection/Talente",
    "collection/Ruf",
    "catalogue/Vorteil",
    "catalogue/Nachteil",
    "catalogue/Feat",
  ],
  order: [0],
  must: [],
  view: [{
    key: "Art",
    entries: null,
    shape: {
      kind: "named",
      names: [
        { name: "körperlich", low: 0, high: 0 },
        { name: "geistig", low: 1, high: 1 },
        { name: "sozial", low: 2, high: 2 },
      ],
      numbers: false,
      none: null,
    },
    value: (f) => f[0],
    clauses: ["G-system.3", "G-system.4"],
  }],
  holds: [],
  conditions: [],
};

const charakterFacts = /* @__PURE__ */ {
  kind: "sheet",
  id: "sheet/Charakter",
  name: "Charakter",
  formerly: [],
  blank: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824,
    -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, -1073741824, 0, 0,
    0, 0, 0, 0, 0,
  ],
  state: {
    open: openCharakterState2,
    copy: (state) => copyCharakterState2(state),
    close: (state, cells) => closeCharakterState2(state, cells),
  },
  columns: {
    Steigerungspunkte: 0,
    Vorteile: 1,
    Nachteile: 21,
    Feats: 41,
    Verletzungen: 63,
    Attribute: 69,
    Talente: 78,
    Ruf: 100,
    Adrenalinschub: 117,
    "medizinischer Schock": 118,
    "akute Belastungsreaktion": 119,
    handlungsunfähig: 120,
    $depth: 121,
    "$fired/sheet/Charakter/#9": 122,
    "$fired/condition/handlungsunfähig/ends": 123,
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
      key: "Steigerungspunkte",
      also: [],
      shape: { kind: "number" },
      range: [0, 9999],
      optional: false,
      cell: 0,
      entries: null,
      start: 0,
      clauses: ["G-steig.2"],
    },
    {
      key: "Verletzungen",
      also: [],
      shape: { kind: "number" },
      range: [0, 9],
      optional: false,
      cell: 63,
      entries: [
        { name: "körperlich, leicht", also: [] },
        { name: "körperlich, schwer", also: [] },
        { name: "geistig, leicht", also: [] },
        { name: "geistig, schwer", also: [] },
        { name: "sozial, leicht", also: [] },
        { name: "sozial, schwer", also: [] },
      ],
      start: 0,
      clauses: [],
    },
    {
      key: "Attribute",
      also: [],
      shape: { kind: "number" },
      range: [1, 6],
      optional: false,
      cell: 69,
      entries: [
        { name: "Stärke", also: ["ST"] },
        { name: "Konstitution", also: ["KO"] },
        { name: "Geschick", also: ["GE"] },
        { name: "Intelligenz", also: ["IQ"] },
        { name: "Mut", also: ["MU"] },
        { name: "Intuition", also: ["IN"] },
        { name: "Charisma", also: ["CH"] },
        { name: "Wille", also: ["WI"] },
        { name: "Manipulation", also: ["MA"] },
      ],
      start: 1,
      clauses: ["G-char.2", "G-attr.1..G-attr.11"],
    },
    {
      key: "Talente",
      also: [],
      shape: {
        kind: "named",
        names: [
          { name: "Unkenntnis", low: 0, high: 0 },
          { name: "Anfänger", low: 1, high: 1 },
          { name: "Lehrling", low: 2, high: 2 },
          { name: "Geselle", low: 3, high: 3 },
          { name: "Meister", low: 4, high: 4 },
          { name: "Profi", low: 5, high: 5 },
          { name: "Legende", low: 6, high: 6 },
        ],
        numbers: true,
        none: "Unkenntnis",
      },
      range: [1, 6],
      optional: true,
      cell: 78,
      entries: [
        { name: "Waffenlos", also: [] },
        { name: "Klettern", also: [] },
        { name: "Sinnenschärfe", also: [] },
        { name: "Selbstbeherrschung", also: [] },
        { name: "Debatte", also: [] },
        { name: "Auftreten", also: [] },
      ],
      own: [{ id: "collection/Talente", at: 6, places: 16 }],
      start: -1073741824,
      clauses: ["G-char.3", "G-char.4", "G-talent.1", "G-talent.2"],
    },
    {
      key: "Ruf",
      also: [],
      shape: {
        kind: "named",
        names: [
          { name: "Unkenntnis", low: 0, high: 0 },
          { name: "Anfänger", low: 1, high: 1 },
          { name: "Lehrling", low: 2, high: 2 },
          { name: "Geselle", low: 3, high: 3 },
          { name: "Meister", low: 4, high: 4 },
          { name: "Profi", low: 5, high: 5 },
          { name: "Legende", low: 6, high: 6 },
        ],
        numbers: true,
        none: "Unkenntnis",
      },
      range: [1, 6],
      optional: true,
      cell: 100,
      entries: [{ name: "Ansehen", also: [] }],
      own: [{ id: "collection/Ruf", at: 1, places: 16 }],
      start: -1073741824,
      clauses: ["G-ruf.1", "G-ruf.2", "G-ruf.3"],
    },
  ],
  lists: [
    {
      key: "Vorteile",
      also: [],
      of: [],
      kinds: {
        cell: 1,
        names: [
          { name: "gute Augen", also: [] },
          { name: "Frohnatur", also: [] },
          { name: "Linkshand", also: [] },
          { name: "Merkkopf", also: [] },
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
        own: [{ id: "catalogue/Vorteil", at: 4, places: 16 }],
      },
      values: null,
      least: 0,
      most: 1000,
      must: false,
      place: null,
      clauses: ["G-steig.8"],
    },
    {
      key: "Nachteile",
      also: [],
      of: [],
      kinds: {
        cell: 21,
        names: [
          { name: "Höhenangst", also: [] },
          { name: "Langschläfer", also: [] },
          { name: "Jähzorn", also: [] },
          { name: "Pechvogel", also: [] },
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
        own: [{ id: "catalogue/Nachteil", at: 4, places: 16 }],
      },
      values: null,
      least: 0,
      most: 1000,
      must: false,
      place: null,
      clauses: [],
    },
    {
      key: "Feats",
      also: [],
      of: [],
      kinds: {
        cell: 41,
        names: [
          { name: "Vorstoß", also: [] },
          { name: "Rückzug", also: [] },
          { name: "Finte", also: [] },
          { name: "Fangstoß", also: [] },
          { name: "Anfeuern", also: [] },
          { name: "Bloßstellen", also: [] },
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
        own: [{ id: "catalogue/Feat", at: 6, places: 16 }],
      },
      values: null,
      least: 0,
      most: 1000,
      must: false,
      place: null,
      clauses: ["G-system.2"],
    },
  ],
  own: [
    "collection/Talente",
    "collection/Ruf",
    "catalogue/Vorteil",
    "catalogue/Nachteil",
    "catalogue/Feat",
  ],
  order: [0, 1, 2, 3, 4, 5],
  must: [],
  view: [
    {
      key: "Steigerungspunkte",
      entries: null,
      shape: { kind: "number" },
      value: (f) => f[0],
      clauses: ["G-steig.2"],
    },
    {
      key: "Konfliktwert",
      entries: ["körperlich", "geistig", "sozial"],
      shape: { kind: "number" },
      value: (f, at) => collectionCharakterKonfliktwertInFile(f, 0, at),
      clauses: [],
    },
    {
      key: "Verletzungen",
      entries: [
        "körperlich, leicht",
        "körperlich, schwer",
        "geistig, leicht",
        "geistig, schwer",
        "sozial, leicht",
        "sozial, schwer",
      ],
      shape: { kind: "number" },
      value: (f, at) => entryOf(f, 0 + 63, 6, at),
      clauses: ["G-verl.1", "G-verl.2"],
    },
    {
      key: "Abzug",
      entries: ["körperlich", "geistig", "sozial"],
      shape: { kind: "number" },
      value: (f, at) => nInFile(f, 0, at),
      clauses: ["G-verf.1", "G-verf.4"],
    },
    {
      key: "Attribute",
      entries: [
        "Stärke",
        "Konstitution",
        "Geschick",
        "Intelligenz",
        "Mut",
        "Intuition",
        "Charisma",
        "Wille",
        "Manipulation",
      ],
      shape: { kind: "number" },
      value: (f, at) => collectionAttributeInFile(f, 0, at),
      clauses: [],
      base: (f, at) => entryOf(f, 0 + 69, 9, at),
      lines: [
        {
          label: "Abzug",
          rule: "sheet/Charakter/#1",
          clauses: ["G-verf.3"],
          counts: (f) => 1,
          amount: (f, at) => nInFile(f, 0, 9 + bereich(at) - 9),
        },
        {
          label: "medizinischer Schock",
          rule: "condition/medizinischer Schock/#1",
          clauses: [],
          counts: (f, at) => f[0 + 118] > 0 && bereich(at) === 0 ? 1 : 0,
          amount: (f) => -1,
        },
        {
          label: "akute Belastungsreaktion",
          rule: "condition/akute Belastungsreaktion/#1",
          clauses: [],
          counts: (f, at) => f[0 + 119] > 0 && bereich(at) === 1 ? 1 : 0,
          amount: (f) => -1,
        },
      ],
    },
    {
      key: "Bereich",
      entries: [
        "Stärke",
        "Konstitution",
        "Geschick",
        "Intelligenz",
        "Mut",
        "Intuition",
        "Charisma",
        "Wille",
        "Manipulation",
      ],
      shape: {
        kind: "named",
        names: [
          { name: "körperlich", low: 0, high: 0 },
          { name: "geistig", low: 1, high: 1 },
          { name: "sozial", low: 2, high: 2 },
        ],
        numbers: false,
        none: null,
      },
      value: (f, at) => bereich(at),
      clauses: [],
    },
    {
      key: "Ausprägung",
      entries: [
        "Stärke",
        "Konstitution",
        "Geschick",
        "Intelligenz",
        "Mut",
        "Intuition",
        "Charisma",
        "Wille",
        "Manipulation",
      ],
      shape: {
        kind: "named",
        names: [
          { name: "Kraft", low: 0, high: 0 },
          { name: "Belastbarkeit", low: 1, high: 1 },
          { name: "Finesse", low: 2, high: 2 },
        ],
        numbers: false,
        none: null,
      },
      value: (f, at) => ausprägung(at),
      clauses: [],
    },
    {
      key: "Talente",
      entries: [
        "Waffenlos",
        "Klettern",
        "Sinnenschärfe",
        "Selbstbeherrschung",
        "Debatte",
        "Auftreten",
      ],
      own: [{ id: "collection/Talente", at: 6, places: 16 }],
      shape: {
        kind: "named",
        names: [
          { name: "Unkenntnis", low: 0, high: 0 },
          { name: "Anfänger", low: 1, high: 1 },
          { name: "Lehrling", low: 2, high: 2 },
          { name: "Geselle", low: 3, high: 3 },
          { name: "Meister", low: 4, high: 4 },
          { name: "Profi", low: 5, high: 5 },
          { name: "Legende", low: 6, high: 6 },
        ],
        numbers: true,
        none: "Unkenntnis",
      },
      value: (f, at) => entryOf(f, 0 + 78, 22, at),
      clauses: [],
    },
    {
      key: "Meta-Talente",
      entries: ["Wache halten"],
      shape: { kind: "number" },
      value: (f, at) => collectionMetaTalenteInFile(f, 0, at),
      clauses: [],
    },
    {
      key: "Ruf",
      entries: ["Ansehen"],
      own: [{ id: "collection/Ruf", at: 1, places: 16 }],
      shape: {
        kind: "named",
        names: [
          { name: "Unkenntnis", low: 0, high: 0 },
          { name: "Anfänger", low: 1, high: 1 },
          { name: "Lehrling", low: 2, high: 2 },
          { name: "Geselle", low: 3, high: 3 },
          { name: "Meister", low: 4, high: 4 },
          { name: "Profi", low: 5, high: 5 },
          { name: "Legende", low: 6, high: 6 },
        ],
        numbers: true,
        none: "Unkenntnis",
      },
      value: (f, at) => entryOf(f, 0 + 100, 17, at),
      clauses: [],
    },
  ],
  holds: [
    { name: "Adrenalinschub", value: (f) => f[0 + 117] > 0 ? 1 : 0 },
    { name: "medizinischer Schock", value: (f) => f[0 + 118] > 0 ? 1 : 0 },
    { name: "akute Belastungsreaktion", value: (f) => f[0 + 119] > 0 ? 1 : 0 },
    { name: "handlungsunfähig", value: (f) => f[0 + 120] > 0 ? 1 : 0 },
  ],
  conditions: [
    { name: "Adrenalinschub", also: [], cell: 117, levels: null, fields: [] },
    { name: "medizinischer Schock", also: [], cell: 118, levels: null, fields: [] },
    { name: "akute Belastungsreaktion", also: [], cell: 119, levels: null, fields: [] },
    { name: "handlungsunfähig", also: [], cell: 120, levels: null, fields: [] },
  ],
};

// What is exported.
/** Makes and checks sheets of this kind. */
export const charakter = /* @__PURE__ */ $sheetDoorOf(rules, charakterFacts);

/** Zufallswurf. §G-zufall.1, §G-zufall.2 */
export const zufallswurf = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Zufallswurf",
  name: "Zufallswurf",
  word: "check",
  clauses: ["G-zufall.1", "G-zufall.2"],
  slots: [],
  params: [],
  givens: 0,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [
        { name: "ach du meine Nase", low: -3, high: -3 },
        { name: "verfriemelt", low: -2, high: -2 },
        { name: "schlecht", low: -1, high: -1 },
        { name: "solala", low: 0, high: 0 },
        { name: "gut", low: 1, high: 1 },
        { name: "exzellent", low: 2, high: 2 },
        { name: "perfekt", low: 3, high: 3 },
      ],
      numbers: true,
      none: null,
    },
    range: [-3, 3],
    optional: false,
  },
  values: [{ name: "Zufall", regs: [0], list: false, shape: { kind: "number" } }],
  asks: {},
  texts: [],
  play: playCheckZufallswurf,
  odds: checkZufallswurfOdds,
});

/** Nur die Differenz zählt. Erfolgswurf. §G-schw.11 */
export const erfolgswurf = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Erfolgswurf",
  name: "Erfolgswurf",
  word: "check",
  clauses: ["G-schw.11"],
  slots: [],
  params: [
    {
      name: "Zahl",
      usual: null,
      clauses: [],
      shape: { kind: "number" },
      range: [-20, 20],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "Schwierigkeit",
      usual: [1],
      clauses: [],
      shape: { kind: "number" },
      range: [-20, 20],
      optional: false,
      regs: [1],
      list: null,
    },
  ],
  givens: 2,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [
    { name: "Differenz", regs: [2], list: false, shape: { kind: "number" } },
    {
      name: "Aussichten",
      regs: [3],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "unschaffbar", low: 0, high: 0 },
          { name: "schwierig", low: 1, high: 1 },
          { name: "herausfordernd", low: 2, high: 2 },
          { name: "leicht", low: 3, high: 3 },
          { name: "trivial", low: 4, high: 4 },
        ],
        numbers: true,
        none: null,
      },
    },
    { name: "Zufall", regs: [4], list: false, shape: { kind: "number" } },
  ],
  asks: {},
  texts: [],
  play: playCheckErfolgswurf,
  odds: checkErfolgswurfOdds,
});

/** Probe. §G-attr.2, §G-proben.1 */
export const probe = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Probe",
  name: "Probe",
  word: "check",
  clauses: ["G-attr.2", "G-proben.1"],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [
    {
      name: "Basis",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Stärke", low: 12, high: 12, also: ["ST"] },
          { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
          { name: "Geschick", low: 14, high: 14, also: ["GE"] },
          { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
          { name: "Mut", low: 16, high: 16, also: ["MU"] },
          { name: "Intuition", low: 17, high: 17, also: ["IN"] },
          { name: "Charisma", low: 18, high: 18, also: ["CH"] },
          { name: "Wille", low: 19, high: 19, also: ["WI"] },
          { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
        ],
        numbers: false,
        none: null,
      },
      range: [12, 20],
      optional: false,
      regs: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      list: { least: 1, most: 9 },
    },
    {
      name: "Können",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Waffenlos", low: 21, high: 21 },
          { name: "Klettern", low: 22, high: 22 },
          { name: "Sinnenschärfe", low: 23, high: 23 },
          { name: "Selbstbeherrschung", low: 24, high: 24 },
          { name: "Debatte", low: 25, high: 25 },
          { name: "Auftreten", low: 26, high: 26 },
          { name: "Wache halten", low: 43, high: 43 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Talente"],
      },
      range: [21, 43],
      optional: false,
      regs: [10],
      list: null,
    },
    {
      name: "Schwierigkeit",
      usual: [1],
      clauses: [],
      shape: { kind: "number" },
      range: [0, 9],
      optional: false,
      regs: [11],
      list: null,
    },
  ],
  givens: 13,
  modifiers: 12,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [{ name: "P", regs: [13], list: false, shape: { kind: "number" } }],
  asks: {},
  texts: [],
  play: playCheckProbe,
  odds: checkProbeOdds,
});

/** Vor der Handlung einschätzen, wie schwer sie ist. Abschätzen. */
export const abschätzen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Abschätzen",
  name: "Abschätzen",
  word: "check",
  clauses: [],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [
    {
      name: "Handlung",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Stärke", low: 12, high: 12, also: ["ST"] },
          { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
          { name: "Geschick", low: 14, high: 14, also: ["GE"] },
          { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
          { name: "Mut", low: 16, high: 16, also: ["MU"] },
          { name: "Intuition", low: 17, high: 17, also: ["IN"] },
          { name: "Charisma", low: 18, high: 18, also: ["CH"] },
          { name: "Wille", low: 19, high: 19, also: ["WI"] },
          { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
        ],
        numbers: false,
        none: null,
      },
      range: [12, 20],
      optional: false,
      regs: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      list: { least: 1, most: 8 },
    },
    {
      name: "Basis",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Stärke", low: 12, high: 12, also: ["ST"] },
          { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
          { name: "Geschick", low: 14, high: 14, also: ["GE"] },
          { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
          { name: "Mut", low: 16, high: 16, also: ["MU"] },
          { name: "Intuition", low: 17, high: 17, also: ["IN"] },
          { name: "Charisma", low: 18, high: 18, also: ["CH"] },
          { name: "Wille", low: 19, high: 19, also: ["WI"] },
          { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
        ],
        numbers: false,
        none: null,
      },
      range: [12, 20],
      optional: false,
      regs: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      list: { least: 2, most: 9 },
    },
    {
      name: "Können",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Waffenlos", low: 21, high: 21 },
          { name: "Klettern", low: 22, high: 22 },
          { name: "Sinnenschärfe", low: 23, high: 23 },
          { name: "Selbstbeherrschung", low: 24, high: 24 },
          { name: "Debatte", low: 25, high: 25 },
          { name: "Auftreten", low: 26, high: 26 },
          { name: "Wache halten", low: 43, high: 43 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Talente"],
      },
      range: [21, 43],
      optional: false,
      regs: [19],
      list: null,
    },
  ],
  givens: 21,
  modifiers: 20,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [],
  asks: {},
  texts: [],
  play: playCheckAbschätzen,
  odds: checkAbschätzenOdds,
});

/** Die Spielleitung sagt, wie leicht oder schwer es ist; die Tafel hilft ihr. Probe unter Umständen. */
export const probeUnterUmständen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Probe unter Umständen",
  name: "Probe unter Umständen",
  word: "check",
  clauses: [],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [
    {
      name: "Basis",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Stärke", low: 12, high: 12, also: ["ST"] },
          { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
          { name: "Geschick", low: 14, high: 14, also: ["GE"] },
          { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
          { name: "Mut", low: 16, high: 16, also: ["MU"] },
          { name: "Intuition", low: 17, high: 17, also: ["IN"] },
          { name: "Charisma", low: 18, high: 18, also: ["CH"] },
          { name: "Wille", low: 19, high: 19, also: ["WI"] },
          { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
        ],
        numbers: false,
        none: null,
      },
      range: [12, 20],
      optional: false,
      regs: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      list: { least: 1, most: 9 },
    },
    {
      name: "Können",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Waffenlos", low: 21, high: 21 },
          { name: "Klettern", low: 22, high: 22 },
          { name: "Sinnenschärfe", low: 23, high: 23 },
          { name: "Selbstbeherrschung", low: 24, high: 24 },
          { name: "Debatte", low: 25, high: 25 },
          { name: "Auftreten", low: 26, high: 26 },
          { name: "Wache halten", low: 43, high: 43 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Talente"],
      },
      range: [21, 43],
      optional: false,
      regs: [10],
      list: null,
    },
  ],
  givens: 12,
  modifiers: 11,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [
    { name: "Umstand", regs: [12], list: false, shape: { kind: "number" } },
    {
      name: "Beschreibung",
      regs: [13],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "knallhart", low: 0, high: 0 },
          { name: "anspruchsvoll", low: 1, high: 1 },
          { name: "leicht", low: 2, high: 2 },
          { name: "Kinderspiel", low: 3, high: 3 },
        ],
        numbers: false,
        none: null,
      },
    },
    {
      name: "nötige Ausrüstung",
      regs: [14],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "keine", low: 0, high: 0 },
          { name: "improvisiert", low: 1, high: 1 },
          { name: "vorhanden", low: 2, high: 2 },
          { name: "maßgeschneidert", low: 3, high: 3 },
        ],
        numbers: false,
        none: null,
      },
    },
    {
      name: "hilfreiche Ausrüstung",
      regs: [15],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "keine", low: 0, high: 0 },
          { name: "improvisiert", low: 1, high: 1 },
          { name: "vorhanden", low: 2, high: 2 },
          { name: "maßgeschneidert", low: 3, high: 3 },
        ],
        numbers: false,
        none: null,
      },
    },
  ],
  asks: {
    Umstand: {
      label: "Umstand",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: 0,
      typed: { shape: { kind: "number" }, range: [-3, 3], optional: false },
      placing: null,
      sees: {},
    }
  },
  texts: [],
  play: playCheckProbeUnterUmständen,
  odds: checkProbeUnterUmständenOdds,
});

/** Beide würfeln. Wurfvergleich. §G-konf.5 */
export const wurfvergleich = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Wurfvergleich",
  name: "Wurfvergleich",
  word: "check",
  clauses: ["G-konf.5"],
  slots: [],
  params: [{
    name: "Vorsprung",
    usual: null,
    clauses: [],
    shape: { kind: "number" },
    range: [-60, 60],
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
        { name: "unterlegen", low: 0, high: 0 },
        { name: "gleichauf", low: 1, high: 1 },
        { name: "überlegen", low: 2, high: 2 },
      ],
      numbers: true,
      none: null,
    },
    range: [0, 2],
    optional: false,
  },
  values: [
    { name: "Wurf", regs: [1], list: false, shape: { kind: "number" } },
    { name: "Gegenwurf", regs: [2], list: false, shape: { kind: "number" } },
    { name: "Spanne", regs: [3], list: false, shape: { kind: "number" } },
  ],
  asks: {},
  texts: [],
  play: playCheckWurfvergleich,
  odds: checkWurfvergleichOdds,
});

/** Bei Gleichstand würfeln beide noch einmal. Vergleichsprobe. §G-konf.5, §G-dom.4 */
export const vergleichsprobe = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Vergleichsprobe",
  name: "Vergleichsprobe",
  word: "check",
  clauses: ["G-konf.5", "G-dom.4"],
  slots: [],
  params: [{
    name: "Vorsprung",
    usual: null,
    clauses: [],
    shape: { kind: "number" },
    range: [-60, 60],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [
    {
      name: "Stand",
      regs: [1],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "unterlegen", low: 0, high: 0 },
          { name: "gleichauf", low: 1, high: 1 },
          { name: "überlegen", low: 2, high: 2 },
        ],
        numbers: true,
        none: null,
      },
    },
    {
      name: "Durchgang",
      regs: [2],
      list: false,
      shape: {
        kind: "named",
        names: [
          { name: "unterlegen", low: 0, high: 0 },
          { name: "gleichauf", low: 1, high: 1 },
          { name: "überlegen", low: 2, high: 2 },
        ],
        numbers: true,
        none: null,
      },
    },
  ],
  asks: {},
  texts: [],
  play: playCheckVergleichsprobe,
  odds: checkVergleichsprobeOdds,
});

/** Konfliktprobe. §G-konf.5, §G-konf.6 */
export const konfliktprobe = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Konfliktprobe",
  name: "Konfliktprobe",
  word: "check",
  clauses: ["G-konf.5", "G-konf.6"],
  slots: [
    { name: "Akteur", of: charakterFacts, from: null, fresh: false },
    { name: "Gegner", of: charakterFacts, from: null, fresh: false },
    { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
    {
      name: "Dominanz(Akteur, Gegner)",
      of: dominanzFacts,
      from: null,
      fresh: false,
      pair: { a: "Akteur", b: "Gegner", back: null },
    },
  ],
  params: [],
  givens: 1,
  modifiers: 0,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [
    { name: "Abstand", regs: [1], list: false, shape: { kind: "number" } },
    { name: "Oberhand", regs: [2], list: false, shape: { kind: "number" } },
  ],
  asks: {},
  texts: [],
  play: playCheckKonfliktprobe,
  odds: checkKonfliktprobeOdds,
});

/** Zum Beispiel zum Aufgeben auffordern. Umlenken. §G-system.3, §G-system.5 */
export const umlenken = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Umlenken",
  name: "Umlenken",
  word: "action",
  clauses: ["G-system.3", "G-system.5"],
  slots: [
    { name: "Akteur", of: charakterFacts, from: null, fresh: false },
    { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
  ],
  params: [{
    name: "neue Art",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [
        { name: "körperlich", low: 0, high: 0 },
        { name: "geistig", low: 1, high: 1 },
        { name: "sozial", low: 2, high: 2 },
      ],
      numbers: false,
      none: null,
    },
    range: [0, 2],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: null,
  values: [{ name: "glaubwürdig", regs: [1], list: false, shape: { kind: "yes-no" } }],
  asks: {
    glaubwürdig: {
      label: "glaubwürdig",
      by: "gm",
      secret: false,
      hasUsual: true,
      usual: 1,
      typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
      placing: null,
      sees: {},
    }
  },
  texts: [],
  play: playCheckUmlenken,
  odds: checkUmlenkenOdds,
});

/** Schlaf. */
export const schlaf = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Schlaf",
  name: "Schlaf",
  word: "procedure",
  clauses: [],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [],
  givens: 0,
  modifiers: null,
  result: null,
  values: [],
  asks: {},
  texts: [],
  play: playCheckSchlaf,
  odds: checkSchlafOdds,
});

/** Behandlung. */
export const behandlung = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Behandlung",
  name: "Behandlung",
  word: "procedure",
  clauses: [],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [{
    name: "Feld",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [
        { name: "körperlich", low: 0, high: 0 },
        { name: "geistig", low: 1, high: 1 },
        { name: "sozial", low: 2, high: 2 },
      ],
      numbers: false,
      none: null,
    },
    range: [0, 2],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: null,
  values: [{ name: "professionell", regs: [1], list: false, shape: { kind: "yes-no" } }],
  asks: {
    professionell: {
      label: "professionell",
      by: "gm",
      secret: false,
      hasUsual: false,
      usual: null,
      typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
      placing: null,
      sees: {},
    }
  },
  texts: [],
  play: playCheckBehandlung,
  odds: checkBehandlungOdds,
});

/** Wer zaubert, zahlt mit der Verfassung. Übernatürliches wirken. */
export const übernatürlichesWirken = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Übernatürliches wirken",
  name: "Übernatürliches wirken",
  word: "action",
  clauses: [],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [
    {
      name: "Basis",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Stärke", low: 12, high: 12, also: ["ST"] },
          { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
          { name: "Geschick", low: 14, high: 14, also: ["GE"] },
          { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
          { name: "Mut", low: 16, high: 16, also: ["MU"] },
          { name: "Intuition", low: 17, high: 17, also: ["IN"] },
          { name: "Charisma", low: 18, high: 18, also: ["CH"] },
          { name: "Wille", low: 19, high: 19, also: ["WI"] },
          { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
        ],
        numbers: false,
        none: null,
      },
      range: [12, 20],
      optional: false,
      regs: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      list: { least: 1, most: 9 },
    },
    {
      name: "Können",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "Waffenlos", low: 21, high: 21 },
          { name: "Klettern", low: 22, high: 22 },
          { name: "Sinnenschärfe", low: 23, high: 23 },
          { name: "Selbstbeherrschung", low: 24, high: 24 },
          { name: "Debatte", low: 25, high: 25 },
          { name: "Auftreten", low: 26, high: 26 },
          { name: "Wache halten", low: 43, high: 43 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Talente"],
      },
      range: [21, 43],
      optional: false,
      regs: [10],
      list: null,
    },
    {
      name: "Feld",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [
          { name: "körperlich", low: 0, high: 0 },
          { name: "geistig", low: 1, high: 1 },
          { name: "sozial", low: 2, high: 2 },
        ],
        numbers: false,
        none: null,
      },
      range: [0, 2],
      optional: false,
      regs: [11],
      list: null,
    },
    {
      name: "Preis",
      usual: null,
      clauses: [],
      shape: {
        kind: "named",
        names: [{ name: "leicht", low: 1, high: 1 }, { name: "schwer", low: 2, high: 2 }],
        numbers: true,
        none: null,
      },
      range: [1, 2],
      optional: false,
      regs: [12],
      list: null,
    },
  ],
  givens: 14,
  modifiers: 13,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [{
    name: "Wirken",
    regs: [14],
    list: false,
    shape: {
      kind: "named",
      names: [{ name: "Fehlschlag", low: 0, high: 0 }, { name: "Erfolg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
  }],
  asks: {},
  texts: [],
  play: playCheckÜbernatürlichesWirken,
  odds: checkÜbernatürlichesWirkenOdds,
});

/** Erschaffen und Steigern ist dasselbe. Steigern. §G-steig.1..G-steig.3 */
export const steigern = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Steigern",
  name: "Steigern",
  word: "action",
  clauses: ["G-steig.1..G-steig.3"],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [
    {
      name: "was",
      usual: null,
      clauses: ["G-meta.3"],
      shape: {
        kind: "named",
        names: [
          { name: "Stärke", low: 12, high: 12, also: ["ST"] },
          { name: "Konstitution", low: 13, high: 13, also: ["KO"] },
          { name: "Geschick", low: 14, high: 14, also: ["GE"] },
          { name: "Intelligenz", low: 15, high: 15, also: ["IQ"] },
          { name: "Mut", low: 16, high: 16, also: ["MU"] },
          { name: "Intuition", low: 17, high: 17, also: ["IN"] },
          { name: "Charisma", low: 18, high: 18, also: ["CH"] },
          { name: "Wille", low: 19, high: 19, also: ["WI"] },
          { name: "Manipulation", low: 20, high: 20, also: ["MA"] },
          { name: "Waffenlos", low: 21, high: 21 },
          { name: "Klettern", low: 22, high: 22 },
          { name: "Sinnenschärfe", low: 23, high: 23 },
          { name: "Selbstbeherrschung", low: 24, high: 24 },
          { name: "Debatte", low: 25, high: 25 },
          { name: "Auftreten", low: 26, high: 26 },
        ],
        numbers: false,
        none: null,
        own: ["collection/Talente"],
      },
      range: [12, 42],
      optional: false,
      regs: [0],
      list: null,
    },
    {
      name: "auf",
      usual: null,
      clauses: [],
      shape: { kind: "number" },
      range: [1, 6],
      optional: false,
      regs: [1],
      list: null,
    },
  ],
  givens: 2,
  modifiers: null,
  result: null,
  values: [
    { name: "Stand", regs: [2], list: false, shape: { kind: "number" } },
    { name: "Aufwand", regs: [3], list: false, shape: { kind: "number" } },
  ],
  asks: {},
  texts: [],
  play: playCheckSteigern,
  odds: checkSteigernOdds,
});

/** Vorteil wählen. §G-steig.8 */
export const vorteilWählen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Vorteil wählen",
  name: "Vorteil wählen",
  word: "action",
  clauses: ["G-steig.8"],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [{
    name: "neu",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [
        { name: "gute Augen", low: 0, high: 0 },
        { name: "Frohnatur", low: 1, high: 1 },
        { name: "Linkshand", low: 2, high: 2 },
        { name: "Merkkopf", low: 3, high: 3 },
      ],
      numbers: false,
      none: null,
      own: ["catalogue/Vorteil"],
    },
    range: [0, 19],
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
  play: playCheckVorteilWählen,
  odds: checkVorteilWählenOdds,
});

/** Nachteil wählen. §G-steig.8 */
export const nachteilWählen = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Nachteil wählen",
  name: "Nachteil wählen",
  word: "action",
  clauses: ["G-steig.8"],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [{
    name: "neu",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [
        { name: "Höhenangst", low: 20, high: 20 },
        { name: "Langschläfer", low: 21, high: 21 },
        { name: "Jähzorn", low: 22, high: 22 },
        { name: "Pechvogel", low: 23, high: 23 },
      ],
      numbers: false,
      none: null,
      own: ["catalogue/Nachteil"],
    },
    range: [20, 39],
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
  play: playCheckNachteilWählen,
  odds: checkNachteilWählenOdds,
});

/** Nur als Folge von Abenteuern. Ruf ändern. §G-ruf.4 */
export const rufÄndern = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Ruf ändern",
  name: "Ruf ändern",
  word: "action",
  clauses: ["G-ruf.4"],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [{
    name: "welcher",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [{ name: "Ansehen", low: 44, high: 44 }],
      numbers: false,
      none: null,
      own: ["collection/Ruf"],
    },
    range: [44, 60],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 1,
  modifiers: null,
  result: null,
  values: [
    { name: "Änderung", regs: [1], list: false, shape: { kind: "number" } },
    { name: "Bisher", regs: [2], list: false, shape: { kind: "number" } },
    { name: "Danach", regs: [3], list: false, shape: { kind: "number" } },
  ],
  asks: {
    Änderung: {
      label: "Änderung",
      by: "gm",
      secret: false,
      hasUsual: false,
      usual: null,
      typed: { shape: { kind: "number" }, range: [-6, 6], optional: false },
      placing: null,
      sees: {},
    }
  },
  texts: [],
  play: playCheckRufÄndern,
  odds: checkRufÄndernOdds,
});

/** Eine Konfliktprobe mit einem Feat. Manöver. §G-feat.2 */
export const manöver = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Manöver",
  name: "Manöver",
  word: "action",
  clauses: ["G-feat.2"],
  slots: [
    { name: "Akteur", of: charakterFacts, from: null, fresh: false },
    { name: "Gegner", of: charakterFacts, from: null, fresh: false },
    { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
    {
      name: "Dominanz(Akteur, Gegner)",
      of: dominanzFacts,
      from: null,
      fresh: false,
      pair: { a: "Akteur", b: "Gegner", back: "Dominanz(Gegner, Akteur)" },
    },
    {
      name: "Dominanz(Gegner, Akteur)",
      of: dominanzFacts,
      from: null,
      fresh: false,
      pair: { a: "Gegner", b: "Akteur", back: "Dominanz(Akteur, Gegner)" },
    },
  ],
  params: [{
    name: "Zug",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [
        { name: "Vorstoß", low: 40, high: 40 },
        { name: "Rückzug", low: 41, high: 41 },
        { name: "Finte", low: 42, high: 42 },
        { name: "Fangstoß", low: 43, high: 43 },
        { name: "Anfeuern", low: 44, high: 44 },
        { name: "Bloßstellen", low: 45, high: 45 },
      ],
      numbers: false,
      none: null,
      own: ["catalogue/Feat"],
    },
    range: [40, 61],
    optional: false,
    regs: [0],
    list: null,
  }],
  givens: 2,
  modifiers: 1,
  result: {
    shape: {
      kind: "named",
      names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
    range: [0, 1],
    optional: false,
  },
  values: [{
    name: "Verlauf",
    regs: [2],
    list: false,
    shape: {
      kind: "named",
      names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
      numbers: true,
      none: null,
    },
  }],
  asks: {},
  texts: [],
  play: playCheckManöver,
  odds: checkManöverOdds,
});

/** Feat erwerben. §G-feat.4 */
export const featErwerben = /* @__PURE__ */ $actionOf(rules, {
  id: "check/Feat erwerben",
  name: "Feat erwerben",
  word: "action",
  clauses: ["G-feat.4"],
  slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
  params: [{
    name: "neu",
    usual: null,
    clauses: [],
    shape: {
      kind: "named",
      names: [
        { name: "Vorstoß", low: 40, high: 40 },
        { name: "Rückzug", low: 41, high: 41 },
        { name: "Finte", low: 42, high: 42 },
        { name: "Fangstoß", low: 43, high: 43 },
        { name: "Anfeuern", low: 44, high: 44 },
        { name: "Bloßstellen", low: 45, high: 45 },
      ],
      numbers: false,
      none: null,
      own: ["catalogue/Feat"],
    },
    range: [40, 61],
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
  play: playCheckFeatErwerben,
  odds: checkFeatErwerbenOdds,
});

/** Eine Konfrontation mehrerer Akteure. Konflikt. §G-konf.1 */
export const konflikt = /* @__PURE__ */ $conflictOf(rules, {
  fight: {
    id: "conflict/Konflikt",
    name: "Konflikt",
    sides: [{
      name: "Akteure",
      layout: "sheet/Charakter",
      least: 2,
      most: null,
      lasting: { rounds: null, turns: null, end: null },
      able: null,
      seat: null,
    }],
    relations: [{ id: "relation/Konflikt/Dominanz", name: "Dominanz", opposite: true, side: 0 }],
    order: { kind: "free" },
    moments: { round: [], start: [], end: [], action: [] },
    turnEnds: null,
    eachTurn: null,
    actions: ["check/Manöver", "check/Umlenken"],
    onceEach: [],
    ends: [{
      test: {
        kind: "some",
        side: 0,
        but: null,
        where: null,
        value: {
          kind: "<=",
          a: { kind: "leaf", plan: "conflict/Konflikt/#1/leaf2", seats: ["conflict", 0] },
          b: {
            kind: "lowest",
            side: 0,
            but: 0,
            where: null,
            value: {
              kind: "leaf",
              plan: "conflict/Konflikt/#1/leaf1",
              seats: ["conflict", 0, 1, { relation: "relation/Konflikt/Dominanz", a: 0, b: 1 }],
            },
          },
        },
      },
      plan: "conflict/Konflikt/ends/",
    }],
  },
  body: konfliktFacts,
  gives: null,
  sheets: [charakterFacts],
  pairs: { "relation/Konflikt/Dominanz": dominanzFacts },
  pieces: {
    "conflict/Konflikt/ends/": {
      id: "conflict/Konflikt/ends/",
      name: "conflict/Konflikt/ends/",
      word: "procedure",
      clauses: [],
      slots: [{ name: "Konflikt", of: konfliktFacts, from: null, fresh: false }],
      params: [],
      givens: 0,
      modifiers: null,
      result: null,
      values: [],
      asks: {},
      texts: [],
      play: playConflictKonfliktEnds,
      odds: conflictKonfliktEndsOdds,
      piece: true,
    },
    "conflict/Konflikt/#1/leaf2": {
      id: "conflict/Konflikt/#1/leaf2",
      name: "conflict/Konflikt/#1/leaf2",
      word: "procedure",
      clauses: [],
      slots: [
        { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
        { name: "Sieger", of: charakterFacts, from: null, fresh: false },
      ],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [-536870912, 536870912], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playLeaf2,
      odds: leaf2Odds,
      piece: true,
    },
    "conflict/Konflikt/#1/leaf1": {
      id: "conflict/Konflikt/#1/leaf1",
      name: "conflict/Konflikt/#1/leaf1",
      word: "procedure",
      clauses: [],
      slots: [
        { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
        { name: "Sieger", of: charakterFacts, from: null, fresh: false },
        { name: "$other", of: charakterFacts, from: null, fresh: false },
        {
          name: "Dominanz(Sieger, $other)",
          of: dominanzFacts,
          from: null,
          fresh: false,
          pair: { a: "Sieger", b: "$other", back: null },
        },
      ],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [-536870912, 536870912], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playLeaf1,
      odds: leaf1Odds,
      piece: true,
    },
    "tactic/Drängen/#1/by1": {
      id: "tactic/Drängen/#1/by1",
      name: "tactic/Drängen/#1/by1",
      word: "procedure",
      clauses: [],
      slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [-536870912, 536870912], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playBy1,
      odds: by1Odds,
      piece: true,
    },
    "tactic/Drängen/#1/leaf1": {
      id: "tactic/Drängen/#1/leaf1",
      name: "tactic/Drängen/#1/leaf1",
      word: "procedure",
      clauses: [],
      slots: [
        { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
        { name: "Charakter", of: charakterFacts, from: null, fresh: false },
      ],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [-536870912, 536870912], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playTacticDrängen1Leaf1,
      odds: tacticDrängen1Leaf1Odds,
      piece: true,
    },
    "tactic/Drängen/#2/by1": {
      id: "tactic/Drängen/#2/by1",
      name: "tactic/Drängen/#2/by1",
      word: "procedure",
      clauses: [],
      slots: [{ name: "Charakter", of: charakterFacts, from: null, fresh: false }],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [-536870912, 536870912], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playTacticDrängen2By1,
      odds: tacticDrängen2By1Odds,
      piece: true,
    },
    "tactic/Drängen/#2/leaf1": {
      id: "tactic/Drängen/#2/leaf1",
      name: "tactic/Drängen/#2/leaf1",
      word: "procedure",
      clauses: [],
      slots: [
        { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
        { name: "Charakter", of: charakterFacts, from: null, fresh: false },
      ],
      params: [],
      givens: 0,
      modifiers: null,
      result: { shape: { kind: "number" }, range: [-536870912, 536870912], optional: false },
      values: [],
      asks: {},
      texts: [],
      play: playTacticDrängen2Leaf1,
      odds: tacticDrängen2Leaf1Odds,
      piece: true,
    },
  },
  actions: [
    {
      facts: {
        id: "check/Umlenken",
        name: "Umlenken",
        word: "action",
        clauses: ["G-system.3", "G-system.5"],
        slots: [
          { name: "Akteur", of: charakterFacts, from: null, fresh: false },
          { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
        ],
        params: [{
          name: "neue Art",
          usual: null,
          clauses: [],
          shape: {
            kind: "named",
            names: [
              { name: "körperlich", low: 0, high: 0 },
              { name: "geistig", low: 1, high: 1 },
              { name: "sozial", low: 2, high: 2 },
            ],
            numbers: false,
            none: null,
          },
          range: [0, 2],
          optional: false,
          regs: [0],
          list: null,
        }],
        givens: 1,
        modifiers: null,
        result: null,
        values: [{ name: "glaubwürdig", regs: [1], list: false, shape: { kind: "yes-no" } }],
        asks: {
          glaubwürdig: {
            label: "glaubwürdig",
            by: "gm",
            secret: false,
            hasUsual: true,
            usual: 1,
            typed: { shape: { kind: "yes-no" }, range: [0, 1], optional: false },
            placing: null,
            sees: {},
          }
        },
        texts: [],
        play: playCheckUmlenken,
        odds: checkUmlenkenOdds,
      },
      self: "Akteur",
      against: null,
      conflict: "Konflikt",
      params: ["neue Art"],
    },
    {
      facts: {
        id: "check/Manöver",
        name: "Manöver",
        word: "action",
        clauses: ["G-feat.2"],
        slots: [
          { name: "Akteur", of: charakterFacts, from: null, fresh: false },
          { name: "Gegner", of: charakterFacts, from: null, fresh: false },
          { name: "Konflikt", of: konfliktFacts, from: null, fresh: false },
          {
            name: "Dominanz(Akteur, Gegner)",
            of: dominanzFacts,
            from: null,
            fresh: false,
            pair: { a: "Akteur", b: "Gegner", back: "Dominanz(Gegner, Akteur)" },
          },
          {
            name: "Dominanz(Gegner, Akteur)",
            of: dominanzFacts,
            from: null,
            fresh: false,
            pair: { a: "Gegner", b: "Akteur", back: "Dominanz(Akteur, Gegner)" },
          },
        ],
        params: [{
          name: "Zug",
          usual: null,
          clauses: [],
          shape: {
            kind: "named",
            names: [
              { name: "Vorstoß", low: 40, high: 40 },
              { name: "Rückzug", low: 41, high: 41 },
              { name: "Finte", low: 42, high: 42 },
              { name: "Fangstoß", low: 43, high: 43 },
              { name: "Anfeuern", low: 44, high: 44 },
              { name: "Bloßstellen", low: 45, high: 45 },
            ],
            numbers: false,
            none: null,
            own: ["catalogue/Feat"],
          },
          range: [40, 61],
          optional: false,
          regs: [0],
          list: null,
        }],
        givens: 2,
        modifiers: 1,
        result: {
          shape: {
            kind: "named",
            names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
            numbers: true,
            none: null,
          },
          range: [0, 1],
          optional: false,
        },
        values: [{
          name: "Verlauf",
          regs: [2],
          list: false,
          shape: {
            kind: "named",
            names: [{ name: "Niederlage", low: 0, high: 0 }, { name: "Sieg", low: 1, high: 1 }],
            numbers: true,
            none: null,
          },
        }],
        asks: {},
        texts: [],
        play: playCheckManöver,
        odds: checkManöverOdds,
      },
      self: "Akteur",
      against: "Gegner",
      conflict: "Konflikt",
      params: ["Zug"],
    },
  ],
  tactics: [{
    id: "tactic/Drängen",
    name: "Drängen",
    conflict: "conflict/Konflikt",
    lines: [
      {
        id: "tactic/Drängen/#1",
        if: null,
        action: "check/Manöver",
        against: { kind: "member", from: "enemy", lowest: true, by: "tactic/Drängen/#1/by1" },
        args: [{
          kind: "value",
          value: { kind: "leaf", plan: "tactic/Drängen/#1/leaf1", seats: ["conflict", "self"] },
        }],
        modifiers: null,
      },
      {
        id: "tactic/Drängen/#2",
        if: null,
        action: "check/Manöver",
        against: { kind: "member", from: "enemy", lowest: true, by: "tactic/Drängen/#2/by1" },
        args: [{
          kind: "value",
          value: { kind: "leaf", plan: "tactic/Drängen/#2/leaf1", seats: ["conflict", "self"] },
        }],
        modifiers: null,
      },
    ],
  }],
  texts: {
    ended: "Konflikt ist zu Ende.",
    closed: "In Konflikt ist gerade kein Zug offen.",
    turn: "Jetzt ist jemand anderes am Zug.",
    actions: "Das ist keine Aktion in Konflikt.",
    once: "Das geht in diesem Zug nur einmal.",
    left: "Wer nicht an Konflikt teilnimmt, kann das nicht.",
  },
});

/** Sheets, things, actions and conflicts with their fields and parameters, in the order of the text: enough to draw forms. */
export const meta = /* @__PURE__ */ $metaOf(
  rules,
  [{
    door: charakter,
    constant: "charakter",
    groups: [
      { title: [], fields: [{ key: "Name" }] },
      {
        title: ["Steigerung"],
        fields: [
          { key: "Steigerungspunkte", look: "bar" },
          { key: "Vorteile" },
          { key: "Nachteile" },
          { key: "Feats" },
        ],
      },
      {
        title: [],
        fields: [{ key: "Konfliktwert", about: "Wie gut jemand in dieser Art Konflikt ist." }],
      },
      {
        title: ["Verfassung"],
        fields: [
          { key: "Verletzungen" },
          { key: "Abzug", about: "Alles Leid eines Bereichs zusammen." },
        ],
      },
      {
        title: ["Attribute"],
        fields: [
          { key: "Attribute", about: "Auf ihnen ruht jede Probe." },
          { key: "Bereich" },
          { key: "Ausprägung" },
        ],
      },
      {
        title: ["Talente"],
        fields: [
          { key: "Talente", about: "Neue darf jeder benennen." },
          { key: "übliche Attribute" },
        ],
      },
      {
        title: ["Meta-Talente"],
        fields: [
          { key: "Meta-Talente", about: "Aus Talenten gemittelt, nie gesteigert." },
          { key: "Zusammensetzung" },
        ],
      },
      {
        title: ["Ruf"],
        fields: [{
          key: "Ruf",
          about: "Wie die Welt zum Charakter steht; Punkte gibt es dafür nur bei der Erschaffung.",
        }],
      },
    ],
  }],
  [
    { action: zufallswurf, constant: "zufallswurf", about: {} },
    { action: erfolgswurf, constant: "erfolgswurf", about: {} },
    { action: probe, constant: "probe", about: {} },
    {
      action: abschätzen,
      constant: "abschätzen",
      about: {
        Handlung: "Was die Handlung selbst verlangt.",
        Basis: "Dasselbe und mindestens ein geistiges dazu.",
      },
    },
    { action: probeUnterUmständen, constant: "probeUnterUmständen", about: {} },
    { action: wurfvergleich, constant: "wurfvergleich", about: {} },
    { action: vergleichsprobe, constant: "vergleichsprobe", about: {} },
    { action: konfliktprobe, constant: "konfliktprobe", about: {} },
    { action: umlenken, constant: "umlenken", about: {} },
    { action: schlaf, constant: "schlaf", about: {} },
    { action: behandlung, constant: "behandlung", about: {} },
    { action: übernatürlichesWirken, constant: "übernatürlichesWirken", about: {} },
    { action: steigern, constant: "steigern", about: { was: "Meta-Talente werden berechnet." } },
    { action: vorteilWählen, constant: "vorteilWählen", about: {} },
    { action: nachteilWählen, constant: "nachteilWählen", about: {} },
    { action: rufÄndern, constant: "rufÄndern", about: {} },
    { action: manöver, constant: "manöver", about: {} },
    { action: featErwerben, constant: "featErwerben", about: {} },
  ],
  /* @__PURE__ */ $conflictsMeta(rules, [{
    conflict: konflikt,
    constant: "konflikt",
    clause: "G-konf.1",
    groups: [{ title: [], fields: [{ key: "Art", about: "Darf wechseln; die Dominanz bleibt." }] }],
  }]),
);

/** Everything the sheet can do, and why not. `given`: what is known already, by roles and parameters. */
export const actions = /* @__PURE__ */ $actionsOf(rules, [
  { action: zufallswurf, constant: "zufallswurf" },
  { action: erfolgswurf, constant: "erfolgswurf" },
  { action: probe, constant: "probe" },
  { action: abschätzen, constant: "abschätzen" },
  { action: probeUnterUmständen, constant: "probeUnterUmständen" },
  { action: wurfvergleich, constant: "wurfvergleich" },
  { action: vergleichsprobe, constant: "vergleichsprobe" },
  { action: konfliktprobe, constant: "konfliktprobe" },
  { action: umlenken, constant: "umlenken" },
  { action: schlaf, constant: "schlaf" },
  { action: behandlung, constant: "behandlung" },
  { action: übernatürlichesWirken, constant: "übernatürlichesWirken" },
  { action: steigern, constant: "steigern" },
  { action: vorteilWählen, constant: "vorteilWählen" },
  { action: nachteilWählen, constant: "nachteilWählen" },
  { action: rufÄndern, constant: "rufÄndern" },
  { action: manöver, constant: "manöver" },
  { action: featErwerben, constant: "featErwerben" },
]);

export { $dice as dice, $text as text, $RuleError as RuleError };
// Working states of a call, and the ways in.

function openCharakterState2(cells) {
  return {
    Steigerungspunkte: cells[0],
    Vorteile: cells.slice(1, 21),
    Nachteile: cells.slice(21, 41),
    Feats: cells.slice(41, 63),
    Verletzungen: cells.slice(63, 69),
    Attribute: cells.slice(69, 78),
    Talente: cells.slice(78, 100),
    Ruf: cells.slice(100, 117),
    Adrenalinschub: cells[117],
    "medizinischer Schock": cells[118],
    "akute Belastungsreaktion": cells[119],
    handlungsunfähig: cells[120],
    $depth: cells[121],
    "$fired/sheet/Charakter/#9": cells[122],
    "$fired/condition/handlungsunfähig/ends": cells[123],
  };
}

function copyCharakterState2(state) {
  return {
    Steigerungspunkte: state.Steigerungspunkte,
    Vorteile: state.Vorteile,
    Nachteile: state.Nachteile,
    Feats: state.Feats,
    Verletzungen: state.Verletzungen,
    Attribute: state.Attribute,
    Talente: state.Talente,
    Ruf: state.Ruf,
    Adrenalinschub: state.Adrenalinschub,
    "medizinischer Schock": state["medizinischer Schock"],
    "akute Belastungsreaktion": state["akute Belastungsreaktion"],
    handlungsunfähig: state.handlungsunfähig,
    $depth: state.$depth,
    "$fired/sheet/Charakter/#9": state["$fired/sheet/Charakter/#9"],
    "$fired/condition/handlungsunfähig/ends": state["$fired/condition/handlungsunfähig/ends"],
  };
}

function closeCharakterState2(state, cells) {
  cells[0] = state.Steigerungspunkte;
  for (let i = 0; i < 20; i++) cells[1 + i] = state.Vorteile[i];
  for (let i = 0; i < 20; i++) cells[21 + i] = state.Nachteile[i];
  for (let i = 0; i < 22; i++) cells[41 + i] = state.Feats[i];
  for (let i = 0; i < 6; i++) cells[63 + i] = state.Verletzungen[i];
  for (let i = 0; i < 9; i++) cells[69 + i] = state.Attribute[i];
  for (let i = 0; i < 22; i++) cells[78 + i] = state.Talente[i];
  for (let i = 0; i < 17; i++) cells[100 + i] = state.Ruf[i];
  cells[117] = state.Adrenalinschub;
  cells[118] = state["medizinischer Schock"];
  cells[119] = state["akute Belastungsreaktion"];
  cells[120] = state.handlungsunfähig;
  cells[121] = state.$depth;
  cells[122] = state["$fired/sheet/Charakter/#9"];
  cells[123] = state["$fired/condition/handlungsunfähig/ends"];
}

function openKonfliktState2(cells) {
  return {
    Art: cells[0],
    $ended: cells[1],
  };
}

function copyKonfliktState2(state) {
  return {
    Art: state.Art,
    $ended: state.$ended,
  };
}

function closeKonfliktState2(state, cells) {
  cells[0] = state.Art;
  cells[1] = state.$ended;
}

function openDominanzState2(cells) {
  return {
    Dominanz: cells[0],
  };
}

function copyDominanzState2(state) {
  return {
    Dominanz: state.Dominanz,
  };
}

function closeDominanzState2(state, cells) {
  cells[0] = state.Dominanz;
}

function playCheckZufallswurf(io, states, givens) {
  return io.note === undefined
    ? checkZufallswurf(io)
    : checkZufallswurfNoted(io, io.note, states.map((state) => states.indexOf(state)));
}

function playCheckErfolgswurf(io, states, givens) {
  return io.note === undefined
    ? checkErfolgswurf(io, givens[0], givens[1])
    : checkErfolgswurfNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        givens[0],
        givens[1],
      );
}

function playCheckProbe(io, states, givens) {
  return io.note === undefined
    ? checkProbe(
        io,
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
        givens[12],
      )
    : checkProbeNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
        givens[12],
      );
}

function playCheckAbschätzen(io, states, givens) {
  return io.note === undefined
    ? checkAbschätzen(
        io,
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
        givens[12],
        givens[13],
        givens[14],
        givens[15],
        givens[16],
        givens[17],
        givens[18],
        givens[19],
        givens[20],
      )
    : checkAbschätzenNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
        givens[12],
        givens[13],
        givens[14],
        givens[15],
        givens[16],
        givens[17],
        givens[18],
        givens[19],
        givens[20],
      );
}

function playCheckProbeUnterUmständen(io, states, givens) {
  return io.note === undefined
    ? checkProbeUnterUmständen(
        io,
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
      )
    : checkProbeUnterUmständenNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
      );
}

function playCheckWurfvergleich(io, states, givens) {
  return io.note === undefined
    ? checkWurfvergleich(io, givens[0])
    : checkWurfvergleichNoted(io, io.note, states.map((state) => states.indexOf(state)), givens[0]);
}

function playCheckVergleichsprobe(io, states, givens) {
  return io.note === undefined
    ? checkVergleichsprobe(io, givens[0])
    : checkVergleichsprobeNoted(io, io.note, states.map((state) => states.indexOf(state)), givens[
        0
      ]);
}

function playCheckKonfliktprobe(io, states, givens) {
  return io.note === undefined
    ? checkKonfliktprobe(io, states[0], states[1], states[2], states[3], givens[0])
    : checkKonfliktprobeNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
        states[2],
        states[3],
        givens[0],
      );
}

function playCheckUmlenken(io, states, givens) {
  if (io.note === undefined) checkUmlenken(io, states[0], states[1], givens[
    0
  ]); else checkUmlenkenNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    states[1],
    givens[0],
  );
  return $NONE;
}

function playCheckSchlaf(io, states, givens) {
  if (io.note === undefined) checkSchlaf(states[0]); else checkSchlafNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
  );
  return $NONE;
}

function playCheckBehandlung(io, states, givens) {
  if (io.note === undefined) checkBehandlung(io, states[0], givens[0]); else checkBehandlungNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playCheckÜbernatürlichesWirken(io, states, givens) {
  return io.note === undefined
    ? checkÜbernatürlichesWirken(
        io,
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
        givens[12],
        givens[13],
      )
    : checkÜbernatürlichesWirkenNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        givens[0],
        givens[1],
        givens[2],
        givens[3],
        givens[4],
        givens[5],
        givens[6],
        givens[7],
        givens[8],
        givens[9],
        givens[10],
        givens[11],
        givens[12],
        givens[13],
      );
}

function playCheckSteigern(io, states, givens) {
  if (io.note === undefined) checkSteigern(states[0], givens[0], givens[
    1
  ]); else checkSteigernNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
    givens[1],
  );
  return $NONE;
}

function playCheckVorteilWählen(io, states, givens) {
  if (io.note === undefined) checkVorteilWählen(states[0], givens[0]); else checkVorteilWählenNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playCheckNachteilWählen(io, states, givens) {
  if (io.note === undefined) checkNachteilWählen(states[0], givens[
    0
  ]); else checkNachteilWählenNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playCheckRufÄndern(io, states, givens) {
  if (io.note === undefined) checkRufÄndern(io, states[0], givens[0]); else checkRufÄndernNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playCheckManöver(io, states, givens) {
  return io.note === undefined
    ? checkManöver(io, states[0], states[1], states[2], states[3], states[4], givens[0], givens[1])
    : checkManöverNoted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
        states[2],
        states[3],
        states[4],
        givens[0],
        givens[1],
      );
}

function playCheckFeatErwerben(io, states, givens) {
  if (io.note === undefined) checkFeatErwerben(states[0], givens[0]); else checkFeatErwerbenNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
    givens[0],
  );
  return $NONE;
}

function playLeaf1(io, states, givens) {
  return io.note === undefined
    ? leaf1(states[0], states[1], states[2], states[3])
    : leaf1Noted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
        states[2],
        states[3],
      );
}

function playLeaf2(io, states, givens) {
  return io.note === undefined
    ? leaf2(states[0], states[1])
    : leaf2Noted(io, io.note, states.map((state) => states.indexOf(state)), states[0], states[1]);
}

function playConflictKonfliktEnds(io, states, givens) {
  if (io.note === undefined) conflictKonfliktEnds(states[0]); else conflictKonfliktEndsNoted(
    io,
    io.note,
    states.map((state) => states.indexOf(state)),
    states[0],
  );
  return $NONE;
}

function playBy1(io, states, givens) {
  return io.note === undefined
    ? by1(states[0])
    : by1Noted(io, io.note, states.map((state) => states.indexOf(state)), states[0]);
}

function playTacticDrängen1Leaf1(io, states, givens) {
  return io.note === undefined
    ? tacticDrängen1Leaf1(states[0], states[1])
    : tacticDrängen1Leaf1Noted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
      );
}

function playTacticDrängen2By1(io, states, givens) {
  return io.note === undefined
    ? tacticDrängen2By1(states[0])
    : tacticDrängen2By1Noted(io, io.note, states.map((state) => states.indexOf(state)), states[0]);
}

function playTacticDrängen2Leaf1(io, states, givens) {
  return io.note === undefined
    ? tacticDrängen2Leaf1(states[0], states[1])
    : tacticDrängen2Leaf1Noted(
        io,
        io.note,
        states.map((state) => states.indexOf(state)),
        states[0],
        states[1],
      );
}

// The same play, told step by step for a trace.

/** check/Zufallswurf, told step by step. §G-zufall.1 §G-zufall.2 */
function checkZufallswurfNoted(io, note, roots) {
  const pool = pools[0];
  const zufall = io.roll(pool, "Zufall");
  note({ origin: "check/Zufallswurf/#1", kind: "draw", to: [0], values: [zufall], pool: pool });
  const result2 = zufall;
  note({ origin: "check/Zufallswurf/#2", kind: "end", result: result2 });
  return result2;
}

/** check/Erfolgswurf, told step by step. §G-schw.11 */
function checkErfolgswurfNoted(io, note, roots, zahl, schwierigkeit) {
  const differenz = zahl + 0 - schwierigkeit;
  note({ origin: "check/Erfolgswurf/#1", kind: "let", to: 2, value: differenz });
  const aussichten = schwierigkeitswort0(Math.min(3, Math.max(-4, differenz)));
  note({ origin: "check/Erfolgswurf/#2", kind: "let", to: 3, value: aussichten });
  const pool = pools[0];
  const zufall = io.roll(pool, "Zufall");
  note({ origin: "check/Erfolgswurf/#3", kind: "draw", to: [4], values: [zufall], pool: pool });
  if (differenz + zufall >= 0) {
    note({ origin: "check/Erfolgswurf/#4", kind: "branch", arm: 0 });
    const result2 = 1;
    note({ origin: "check/Erfolgswurf/#4", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Erfolgswurf/#4", kind: "branch", arm: -1 });
  }
  const result3 = 0;
  note({ origin: "check/Erfolgswurf/#5", kind: "end", result: result3 });
  return result3;
}

/** check/Probe, told step by step. §G-attr.2 §G-proben.1 */
function checkProbeNoted(
  io,
  note,
  roots,
  charakter2,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  schwierigkeit,
  modifiers,
) {
  if (
    (
      können >= 21 && können <= 42
        ? (charakter2.Talente[können - 21] ?? $NONE)
        : collectionMetaTalente(charakter2, können - 43)
    ) === $NONE
  ) {
    note({ origin: "check/Probe/#1", kind: "refuse", why: "check/Probe/#1" });
    throw new $Refusal("check/Probe/#1", "check/Probe/#1");
  }
  if (
    (
      können >= 21 && können <= 42
        ? (charakter2.Talente[können - 21] ?? $NONE)
        : collectionMetaTalente(charakter2, können - 43)
    ) <= 0
  ) {
    note({ origin: "check/Probe/#2", kind: "refuse", why: "check/Probe/#2" });
    throw new $Refusal("check/Probe/#2", "check/Probe/#2");
  }
  if (
    !(
      collectionAttribute(charakter2, basis1 - 12) > 0 &&
        (basis <= 1 || collectionAttribute(charakter2, basis2 - 12) > 0) &&
        (basis <= 2 || collectionAttribute(charakter2, basis3 - 12) > 0) &&
        (basis <= 3 || collectionAttribute(charakter2, basis4 - 12) > 0) &&
        (basis <= 4 || collectionAttribute(charakter2, basis5 - 12) > 0) &&
        (basis <= 5 || collectionAttribute(charakter2, basis6 - 12) > 0) &&
        (basis <= 6 || collectionAttribute(charakter2, basis7 - 12) > 0) &&
        (basis <= 7 || collectionAttribute(charakter2, basis8 - 12) > 0) &&
        (basis <= 8 || collectionAttribute(charakter2, basis9 - 12) > 0)
    )
  ) {
    note({ origin: "check/Probe/#3", kind: "refuse", why: "check/Probe/#3" });
    throw new $Refusal("check/Probe/#3", "check/Probe/#3");
  }
  const p = Math.floor(
    (
      $divide(
        "halfUp",
        collectionAttribute(charakter2, basis1 - 12) +
          (basis > 1 ? collectionAttribute(charakter2, basis2 - 12) : 0) +
          (basis > 2 ? collectionAttribute(charakter2, basis3 - 12) : 0) +
          (basis > 3 ? collectionAttribute(charakter2, basis4 - 12) : 0) +
          (basis > 4 ? collectionAttribute(charakter2, basis5 - 12) : 0) +
          (basis > 5 ? collectionAttribute(charakter2, basis6 - 12) : 0) +
          (basis > 6 ? collectionAttribute(charakter2, basis7 - 12) : 0) +
          (basis > 7 ? collectionAttribute(charakter2, basis8 - 12) : 0) +
          (basis > 8 ? collectionAttribute(charakter2, basis9 - 12) : 0),
        Math.max(
          1,
          1 +
            (basis > 1 ? 1 : 0) +
            (basis > 2 ? 1 : 0) +
            (basis > 3 ? 1 : 0) +
            (basis > 4 ? 1 : 0) +
            (basis > 5 ? 1 : 0) +
            (basis > 6 ? 1 : 0) +
            (basis > 7 ? 1 : 0) +
            (basis > 8 ? 1 : 0),
        ) * 2,
      ) +
        (
          können >= 21 && können <= 42
            ? (charakter2.Talente[können - 21] ?? $NONE)
            : collectionMetaTalente(charakter2, können - 43)
        ) +
        1
    ) / 2
  ) +
    modifiers;
  note({ origin: "check/Probe/#4", kind: "let", to: 13, value: p });
  const args = [p, schwierigkeit];
  note({
    origin: "check/Probe/#5",
    kind: "call",
    plan: "check/Erfolgswurf",
    slots: [],
    args: args,
  });
  const given = checkErfolgswurfNoted(io, note, [], args[0], args[1]);
  const ergebnis = given;
  note({
    origin: "check/Probe/#5",
    kind: "return",
    plan: "check/Erfolgswurf",
    result: given,
    to: 14,
  });
  const result2 = ergebnis;
  note({ origin: "check/Probe/#5", kind: "end", result: result2 });
  return result2;
}

/** check/Abschätzen, told step by step. */
function checkAbschätzenNoted(
  io,
  note,
  roots,
  charakter2,
  handlung,
  handlung1,
  handlung2,
  handlung3,
  handlung4,
  handlung5,
  handlung6,
  handlung7,
  handlung8,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  modifiers,
) {
  if (
    !(
      (
        handlung1 === basis1 ||
          handlung1 === basis2 ||
          basis > 2 && handlung1 === basis3 ||
          basis > 3 && handlung1 === basis4 ||
          basis > 4 && handlung1 === basis5 ||
          basis > 5 && handlung1 === basis6 ||
          basis > 6 && handlung1 === basis7 ||
          basis > 7 && handlung1 === basis8 ||
          basis > 8 && handlung1 === basis9
      ) &&
        (
          handlung <= 1 ||
            handlung2 === basis1 ||
            handlung2 === basis2 ||
            basis > 2 && handlung2 === basis3 ||
            basis > 3 && handlung2 === basis4 ||
            basis > 4 && handlung2 === basis5 ||
            basis > 5 && handlung2 === basis6 ||
            basis > 6 && handlung2 === basis7 ||
            basis > 7 && handlung2 === basis8 ||
            basis > 8 && handlung2 === basis9
        ) &&
        (
          handlung <= 2 ||
            handlung3 === basis1 ||
            handlung3 === basis2 ||
            basis > 2 && handlung3 === basis3 ||
            basis > 3 && handlung3 === basis4 ||
            basis > 4 && handlung3 === basis5 ||
            basis > 5 && handlung3 === basis6 ||
            basis > 6 && handlung3 === basis7 ||
            basis > 7 && handlung3 === basis8 ||
            basis > 8 && handlung3 === basis9
        ) &&
        (
          handlung <= 3 ||
            handlung4 === basis1 ||
            handlung4 === basis2 ||
            basis > 2 && handlung4 === basis3 ||
            basis > 3 && handlung4 === basis4 ||
            basis > 4 && handlung4 === basis5 ||
            basis > 5 && handlung4 === basis6 ||
            basis > 6 && handlung4 === basis7 ||
            basis > 7 && handlung4 === basis8 ||
            basis > 8 && handlung4 === basis9
        ) &&
        (
          handlung <= 4 ||
            handlung5 === basis1 ||
            handlung5 === basis2 ||
            basis > 2 && handlung5 === basis3 ||
            basis > 3 && handlung5 === basis4 ||
            basis > 4 && handlung5 === basis5 ||
            basis > 5 && handlung5 === basis6 ||
            basis > 6 && handlung5 === basis7 ||
            basis > 7 && handlung5 === basis8 ||
            basis > 8 && handlung5 === basis9
        ) &&
        (
          handlung <= 5 ||
            handlung6 === basis1 ||
            handlung6 === basis2 ||
            basis > 2 && handlung6 === basis3 ||
            basis > 3 && handlung6 === basis4 ||
            basis > 4 && handlung6 === basis5 ||
            basis > 5 && handlung6 === basis6 ||
            basis > 6 && handlung6 === basis7 ||
            basis > 7 && handlung6 === basis8 ||
            basis > 8 && handlung6 === basis9
        ) &&
        (
          handlung <= 6 ||
            handlung7 === basis1 ||
            handlung7 === basis2 ||
            basis > 2 && handlung7 === basis3 ||
            basis > 3 && handlung7 === basis4 ||
            basis > 4 && handlung7 === basis5 ||
            basis > 5 && handlung7 === basis6 ||
            basis > 6 && handlung7 === basis7 ||
            basis > 7 && handlung7 === basis8 ||
            basis > 8 && handlung7 === basis9
        ) &&
        (
          handlung <= 7 ||
            handlung8 === basis1 ||
            handlung8 === basis2 ||
            basis > 2 && handlung8 === basis3 ||
            basis > 3 && handlung8 === basis4 ||
            basis > 4 && handlung8 === basis5 ||
            basis > 5 && handlung8 === basis6 ||
            basis > 6 && handlung8 === basis7 ||
            basis > 7 && handlung8 === basis8 ||
            basis > 8 && handlung8 === basis9
        )
    )
  ) {
    note({ origin: "check/Abschätzen/#1", kind: "refuse", why: "check/Abschätzen/#1" });
    throw new $Refusal("check/Abschätzen/#1", "check/Abschätzen/#1");
  }
  if (
    !(
      bereich(basis1 - 12) === 1 &&
        !(
          basis1 === handlung1 ||
            handlung > 1 && basis1 === handlung2 ||
            handlung > 2 && basis1 === handlung3 ||
            handlung > 3 && basis1 === handlung4 ||
            handlung > 4 && basis1 === handlung5 ||
            handlung > 5 && basis1 === handlung6 ||
            handlung > 6 && basis1 === handlung7 ||
            handlung > 7 && basis1 === handlung8
        ) ||
        bereich(basis2 - 12) === 1 &&
          !(
            basis2 === handlung1 ||
              handlung > 1 && basis2 === handlung2 ||
              handlung > 2 && basis2 === handlung3 ||
              handlung > 3 && basis2 === handlung4 ||
              handlung > 4 && basis2 === handlung5 ||
              handlung > 5 && basis2 === handlung6 ||
              handlung > 6 && basis2 === handlung7 ||
              handlung > 7 && basis2 === handlung8
          ) ||
        basis > 2 &&
          bereich(basis3 - 12) === 1 &&
          !(
            basis3 === handlung1 ||
              handlung > 1 && basis3 === handlung2 ||
              handlung > 2 && basis3 === handlung3 ||
              handlung > 3 && basis3 === handlung4 ||
              handlung > 4 && basis3 === handlung5 ||
              handlung > 5 && basis3 === handlung6 ||
              handlung > 6 && basis3 === handlung7 ||
              handlung > 7 && basis3 === handlung8
          ) ||
        basis > 3 &&
          bereich(basis4 - 12) === 1 &&
          !(
            basis4 === handlung1 ||
              handlung > 1 && basis4 === handlung2 ||
              handlung > 2 && basis4 === handlung3 ||
              handlung > 3 && basis4 === handlung4 ||
              handlung > 4 && basis4 === handlung5 ||
              handlung > 5 && basis4 === handlung6 ||
              handlung > 6 && basis4 === handlung7 ||
              handlung > 7 && basis4 === handlung8
          ) ||
        basis > 4 &&
          bereich(basis5 - 12) === 1 &&
          !(
            basis5 === handlung1 ||
              handlung > 1 && basis5 === handlung2 ||
              handlung > 2 && basis5 === handlung3 ||
              handlung > 3 && basis5 === handlung4 ||
              handlung > 4 && basis5 === handlung5 ||
              handlung > 5 && basis5 === handlung6 ||
              handlung > 6 && basis5 === handlung7 ||
              handlung > 7 && basis5 === handlung8
          ) ||
        basis > 5 &&
          bereich(basis6 - 12) === 1 &&
          !(
            basis6 === handlung1 ||
              handlung > 1 && basis6 === handlung2 ||
              handlung > 2 && basis6 === handlung3 ||
              handlung > 3 && basis6 === handlung4 ||
              handlung > 4 && basis6 === handlung5 ||
              handlung > 5 && basis6 === handlung6 ||
              handlung > 6 && basis6 === handlung7 ||
              handlung > 7 && basis6 === handlung8
          ) ||
        basis > 6 &&
          bereich(basis7 - 12) === 1 &&
          !(
            basis7 === handlung1 ||
              handlung > 1 && basis7 === handlung2 ||
              handlung > 2 && basis7 === handlung3 ||
              handlung > 3 && basis7 === handlung4 ||
              handlung > 4 && basis7 === handlung5 ||
              handlung > 5 && basis7 === handlung6 ||
              handlung > 6 && basis7 === handlung7 ||
              handlung > 7 && basis7 === handlung8
          ) ||
        basis > 7 &&
          bereich(basis8 - 12) === 1 &&
          !(
            basis8 === handlung1 ||
              handlung > 1 && basis8 === handlung2 ||
              handlung > 2 && basis8 === handlung3 ||
              handlung > 3 && basis8 === handlung4 ||
              handlung > 4 && basis8 === handlung5 ||
              handlung > 5 && basis8 === handlung6 ||
              handlung > 6 && basis8 === handlung7 ||
              handlung > 7 && basis8 === handlung8
          ) ||
        basis > 8 &&
          bereich(basis9 - 12) === 1 &&
          !(
            basis9 === handlung1 ||
              handlung > 1 && basis9 === handlung2 ||
              handlung > 2 && basis9 === handlung3 ||
              handlung > 3 && basis9 === handlung4 ||
              handlung > 4 && basis9 === handlung5 ||
              handlung > 5 && basis9 === handlung6 ||
              handlung > 6 && basis9 === handlung7 ||
              handlung > 7 && basis9 === handlung8
          )
    )
  ) {
    note({ origin: "check/Abschätzen/#2", kind: "refuse", why: "check/Abschätzen/#2" });
    throw new $Refusal("check/Abschätzen/#2", "check/Abschätzen/#2");
  }
  const args = [
    Math.min(
      9,
      2 +
        (basis > 2 ? 1 : 0) +
        (basis > 3 ? 1 : 0) +
        (basis > 4 ? 1 : 0) +
        (basis > 5 ? 1 : 0) +
        (basis > 6 ? 1 : 0) +
        (basis > 7 ? 1 : 0) +
        (basis > 8 ? 1 : 0),
    ),
    basis1,
    basis2,
    basis > 2
      ? basis3
      : basis > 3
      ? basis4
      : basis > 4
      ? basis5
      : basis > 5
      ? basis6
      : basis > 6
      ? basis7
      : basis > 7
      ? basis8
      : basis > 8
      ? basis9
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 4
      ? (basis > 5 ? basis6 : basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 5
      ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 6
      ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 7
      ? (basis > 8 ? basis9 : $NONE)
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 5
      ? (
          basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 6
      ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 5
      ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    können,
    1,
    modifiers,
  ];
  note({
    origin: "check/Abschätzen/#3",
    kind: "call",
    plan: "check/Probe",
    slots: [roots[0]],
    args: args,
  });
  const given = checkProbeNoted(
    io,
    note,
    [roots[0]],
    charakter2,
    args[0],
    args[1],
    args[2],
    args[3],
    args[4],
    args[5],
    args[6],
    args[7],
    args[8],
    args[9],
    args[10],
    args[11],
    args[12],
  );
  const ergebnis = given;
  note({
    origin: "check/Abschätzen/#3",
    kind: "return",
    plan: "check/Probe",
    result: given,
    to: 21,
  });
  const result2 = ergebnis;
  note({ origin: "check/Abschätzen/#3", kind: "end", result: result2 });
  return result2;
}

/** check/Probe unter Umständen, told step by step. */
function checkProbeUnterUmständenNoted(
  io,
  note,
  roots,
  charakter2,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  modifiers,
) {
  const umstand = io.ask({
    key: "Umstand",
    by: "gm",
    secret: false,
    range: [-3, 3],
    optional: false,
    usual: 0,
    sees: {},
  });
  note({
    origin: "check/Probe unter Umständen/#1",
    kind: "ask",
    to: [12],
    key: "Umstand",
    values: [umstand],
    secret: false,
  });
  const beschreibung = richtwerteFürModifikatoren0(umstand);
  note({ origin: "check/Probe unter Umständen/#2", kind: "let", to: 13, value: beschreibung });
  const nötigeAusrüstung = richtwerteFürModifikatoren1(umstand);
  note({ origin: "check/Probe unter Umständen/#3", kind: "let", to: 14, value: nötigeAusrüstung });
  const hilfreicheAusrüstung = richtwerteFürModifikatoren2(umstand);
  note({
    origin: "check/Probe unter Umständen/#4",
    kind: "let",
    to: 15,
    value: hilfreicheAusrüstung,
  });
  const args = [
    Math.min(
      9,
      1 +
        (basis > 1 ? 1 : 0) +
        (basis > 2 ? 1 : 0) +
        (basis > 3 ? 1 : 0) +
        (basis > 4 ? 1 : 0) +
        (basis > 5 ? 1 : 0) +
        (basis > 6 ? 1 : 0) +
        (basis > 7 ? 1 : 0) +
        (basis > 8 ? 1 : 0),
    ),
    basis1,
    basis > 1
      ? basis2
      : basis > 2
      ? basis3
      : basis > 3
      ? basis4
      : basis > 4
      ? basis5
      : basis > 5
      ? basis6
      : basis > 6
      ? basis7
      : basis > 7
      ? basis8
      : basis > 8
      ? basis9
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? basis3
            : basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 4
      ? (basis > 5 ? basis6 : basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 5
      ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 6
      ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 7
      ? (basis > 8 ? basis9 : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? basis4
                  : basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 5
      ? (
          basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 6
      ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? basis5
                        : basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 5
      ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? basis6
                              : basis > 6
                              ? basis7
                              : basis > 7
                              ? basis8
                              : basis > 8
                              ? basis9
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? basis7
                                    : basis > 7
                                    ? basis8
                                    : basis > 8
                                    ? basis9
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                                    : basis > 7
                                    ? (basis > 8 ? basis9 : $NONE)
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                                    : $NONE
                                )
                              : $NONE
                          )
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    können,
    1,
    umstand + modifiers,
  ];
  note({
    origin: "check/Probe unter Umständen/#5",
    kind: "call",
    plan: "check/Probe",
    slots: [roots[0]],
    args: args,
  });
  const given = checkProbeNoted(
    io,
    note,
    [roots[0]],
    charakter2,
    args[0],
    args[1],
    args[2],
    args[3],
    args[4],
    args[5],
    args[6],
    args[7],
    args[8],
    args[9],
    args[10],
    args[11],
    args[12],
  );
  const ergebnis = given;
  note({
    origin: "check/Probe unter Umständen/#5",
    kind: "return",
    plan: "check/Probe",
    result: given,
    to: 16,
  });
  const result2 = ergebnis;
  note({ origin: "check/Probe unter Umständen/#5", kind: "end", result: result2 });
  return result2;
}

/** check/Wurfvergleich, told step by step. §G-konf.5 */
function checkWurfvergleichNoted(io, note, roots, vorsprung) {
  const pool = pools[0];
  const wurf = io.roll(pool, "Wurf");
  note({ origin: "check/Wurfvergleich/#1", kind: "draw", to: [1], values: [wurf], pool: pool });
  const pool2 = pools[0];
  const gegenwurf = io.roll(pool2, "Gegenwurf");
  note({
    origin: "check/Wurfvergleich/#2",
    kind: "draw",
    to: [2],
    values: [gegenwurf],
    pool: pool2,
  });
  const spanne = vorsprung + wurf + 0 - gegenwurf;
  note({ origin: "check/Wurfvergleich/#3", kind: "let", to: 3, value: spanne });
  if (spanne > 0) {
    note({ origin: "check/Wurfvergleich/#4", kind: "branch", arm: 0 });
    const result2 = 2;
    note({ origin: "check/Wurfvergleich/#4", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Wurfvergleich/#4", kind: "branch", arm: -1 });
  }
  if (spanne === 0) {
    note({ origin: "check/Wurfvergleich/#5", kind: "branch", arm: 0 });
    const result3 = 1;
    note({ origin: "check/Wurfvergleich/#5", kind: "end", result: result3 });
    return result3;
  } else {
    note({ origin: "check/Wurfvergleich/#5", kind: "branch", arm: -1 });
  }
  const result4 = 0;
  note({ origin: "check/Wurfvergleich/#6", kind: "end", result: result4 });
  return result4;
}

/** check/Vergleichsprobe, told step by step. §G-konf.5 §G-dom.4 */
function checkVergleichsprobeNoted(io, note, roots, vorsprung) {
  let stand = 1;
  note({ origin: "check/Vergleichsprobe/#1", kind: "let", to: 1, value: stand });
  let round = 0;
  while (stand === 1) {
    io.round("check/Vergleichsprobe/#4");
    round++;
    note({ origin: "check/Vergleichsprobe/#4", kind: "round", round: round });
    const args = [vorsprung];
    note({
      origin: "check/Vergleichsprobe/#2",
      kind: "call",
      plan: "check/Wurfvergleich",
      slots: [],
      args: args,
    });
    const given = checkWurfvergleichNoted(io, note, [], args[0]);
    const durchgang = given;
    note({
      origin: "check/Vergleichsprobe/#2",
      kind: "return",
      plan: "check/Wurfvergleich",
      result: given,
      to: 2,
    });
    stand = Math.min(2, Math.max(0, durchgang));
    note({ origin: "check/Vergleichsprobe/#3", kind: "let", to: 1, value: stand });
  }
  if (stand === 2) {
    note({ origin: "check/Vergleichsprobe/#5", kind: "branch", arm: 0 });
    const result2 = 1;
    note({ origin: "check/Vergleichsprobe/#5", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Vergleichsprobe/#5", kind: "branch", arm: -1 });
  }
  const result3 = 0;
  note({ origin: "check/Vergleichsprobe/#6", kind: "end", result: result3 });
  return result3;
}

/** check/Konfliktprobe, told step by step. §G-konf.5 §G-konf.6 */
function checkKonfliktprobeNoted(
  io,
  note,
  roots,
  akteur,
  gegner,
  konflikt2,
  dominanzAkteurGegner,
  modifiers,
) {
  const abstand = collectionCharakterKonfliktwert(akteur, konflikt2.Art) +
    0 -
    collectionCharakterKonfliktwert(gegner, konflikt2.Art);
  note({ origin: "check/Konfliktprobe/#1", kind: "let", to: 1, value: abstand });
  const oberhand = dominanzAkteurGegner.Dominanz;
  note({ origin: "check/Konfliktprobe/#2", kind: "let", to: 2, value: oberhand });
  const args = [abstand + oberhand + modifiers + (akteur.Adrenalinschub > 0 ? 1 : 0)];
  note({
    origin: "check/Konfliktprobe/#3",
    kind: "call",
    plan: "check/Vergleichsprobe",
    slots: [],
    args: args,
  });
  const given = checkVergleichsprobeNoted(io, note, [], args[0]);
  const ergebnis = given;
  note({
    origin: "check/Konfliktprobe/#3",
    kind: "return",
    plan: "check/Vergleichsprobe",
    result: given,
    to: 3,
  });
  const result2 = ergebnis;
  note({ origin: "check/Konfliktprobe/#3", kind: "end", result: result2 });
  return result2;
}

/** check/Umlenken, told step by step. §G-system.3 §G-system.5 */
function checkUmlenkenNoted(io, note, roots, akteur, konflikt2, neueArt) {
  if (akteur.handlungsunfähig > 0) {
    note({ origin: "check/Umlenken", kind: "refuse", why: "condition/handlungsunfähig" });
    throw new $Refusal("condition/handlungsunfähig", "check/Umlenken");
  }
  const glaubwürdig = io.ask({
    key: "glaubwürdig",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: 1,
    sees: {},
  });
  note({
    origin: "check/Umlenken/#1",
    kind: "ask",
    to: [1],
    key: "glaubwürdig",
    values: [glaubwürdig],
    secret: false,
  });
  if (glaubwürdig !== 0) {
    note({ origin: "check/Umlenken/#2", kind: "branch", arm: 0 });
    const args = [0, neueArt];
    note({
      origin: "check/Umlenken/#2",
      kind: "call",
      plan: "write/conflict/Konflikt/Art",
      slots: [roots[1]],
      args: args,
    });
    writeKonfliktArtNoted(io, note, [roots[1]], konflikt2, args[0], args[1]);
    note({
      origin: "check/Umlenken/#2",
      kind: "return",
      plan: "write/conflict/Konflikt/Art",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Umlenken/#2", kind: "branch", arm: -1 });
  }
}

/** check/Schlaf, told step by step. */
function checkSchlafNoted(io, note, roots, charakter2) {
  const args = [0, 0];
  note({
    origin: "check/Schlaf/#1",
    kind: "call",
    plan: "write/sheet/Charakter/Verletzungen",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterVerletzungenNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "check/Schlaf/#1",
    kind: "return",
    plan: "write/sheet/Charakter/Verletzungen",
    result: $NONE,
    to: -1,
  });
  const args2 = [2, 0];
  note({
    origin: "check/Schlaf/#2",
    kind: "call",
    plan: "write/sheet/Charakter/Verletzungen",
    slots: [roots[0]],
    args: args2,
  });
  writeCharakterVerletzungenNoted(io, note, [roots[0]], charakter2, args2[0], args2[1]);
  note({
    origin: "check/Schlaf/#2",
    kind: "return",
    plan: "write/sheet/Charakter/Verletzungen",
    result: $NONE,
    to: -1,
  });
  const args3 = [4, 0];
  note({
    origin: "check/Schlaf/#3",
    kind: "call",
    plan: "write/sheet/Charakter/Verletzungen",
    slots: [roots[0]],
    args: args3,
  });
  writeCharakterVerletzungenNoted(io, note, [roots[0]], charakter2, args3[0], args3[1]);
  note({
    origin: "check/Schlaf/#3",
    kind: "return",
    plan: "write/sheet/Charakter/Verletzungen",
    result: $NONE,
    to: -1,
  });
  if (charakter2.Verletzungen[3] === 0) {
    note({ origin: "check/Schlaf/#4", kind: "branch", arm: 0 });
    const args4 = [0, 0];
    note({
      origin: "check/Schlaf/#4",
      kind: "call",
      plan: "write/sheet/Charakter/akute Belastungsreaktion",
      slots: [roots[0]],
      args: args4,
    });
    writeCharakterAkuteBelastungsreaktionNoted(io, note, [roots[0]], charakter2, args4[0], args4[
      1
    ]);
    note({
      origin: "check/Schlaf/#4",
      kind: "return",
      plan: "write/sheet/Charakter/akute Belastungsreaktion",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Schlaf/#4", kind: "branch", arm: -1 });
  }
}

/** check/Behandlung, told step by step. */
function checkBehandlungNoted(io, note, roots, charakter2, feld2) {
  const professionell = io.ask({
    key: "professionell",
    by: "gm",
    secret: false,
    range: [0, 1],
    optional: false,
    usual: null,
    sees: {},
  });
  note({
    origin: "check/Behandlung/#1",
    kind: "ask",
    to: [1],
    key: "professionell",
    values: [professionell],
    secret: false,
  });
  if (professionell !== 0) {
    note({ origin: "check/Behandlung/#2", kind: "branch", arm: 0 });
    const args = [3 + feld2 * 2 - 2, (charakter2.Verletzungen[3 + feld2 * 2 - 2] ?? $NONE) - 1];
    note({
      origin: "check/Behandlung/#2",
      kind: "call",
      plan: "write/sheet/Charakter/Verletzungen",
      slots: [roots[0]],
      args: args,
    });
    writeCharakterVerletzungenNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
    note({
      origin: "check/Behandlung/#2",
      kind: "return",
      plan: "write/sheet/Charakter/Verletzungen",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Behandlung/#2", kind: "branch", arm: -1 });
  }
}

/** check/Übernatürliches wirken, told step by step. */
function checkÜbernatürlichesWirkenNoted(
  io,
  note,
  roots,
  charakter2,
  basis,
  basis1,
  basis2,
  basis3,
  basis4,
  basis5,
  basis6,
  basis7,
  basis8,
  basis9,
  können,
  feld2,
  preis2,
  modifiers,
) {
  const args = [
    Math.min(
      9,
      1 +
        (basis > 1 ? 1 : 0) +
        (basis > 2 ? 1 : 0) +
        (basis > 3 ? 1 : 0) +
        (basis > 4 ? 1 : 0) +
        (basis > 5 ? 1 : 0) +
        (basis > 6 ? 1 : 0) +
        (basis > 7 ? 1 : 0) +
        (basis > 8 ? 1 : 0),
    ),
    basis1,
    basis > 1
      ? basis2
      : basis > 2
      ? basis3
      : basis > 3
      ? basis4
      : basis > 4
      ? basis5
      : basis > 5
      ? basis6
      : basis > 6
      ? basis7
      : basis > 7
      ? basis8
      : basis > 8
      ? basis9
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? basis3
            : basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? basis4
            : basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? basis5
            : basis > 5
            ? basis6
            : basis > 6
            ? basis7
            : basis > 7
            ? basis8
            : basis > 8
            ? basis9
            : $NONE
        )
      : basis > 4
      ? (basis > 5 ? basis6 : basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 5
      ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 6
      ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
      : basis > 7
      ? (basis > 8 ? basis9 : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? basis4
                  : basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? basis5
                  : basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? basis6
                  : basis > 6
                  ? basis7
                  : basis > 7
                  ? basis8
                  : basis > 8
                  ? basis9
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 5
      ? (
          basis > 6
            ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
            : basis > 7
            ? (basis > 8 ? basis9 : $NONE)
            : $NONE
        )
      : basis > 6
      ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? basis5
                        : basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? basis6
                        : basis > 6
                        ? basis7
                        : basis > 7
                        ? basis8
                        : basis > 8
                        ? basis9
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (
                basis > 6
                  ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                  : basis > 7
                  ? (basis > 8 ? basis9 : $NONE)
                  : $NONE
              )
            : basis > 6
            ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
            : $NONE
        )
      : basis > 5
      ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? basis6
                              : basis > 6
                              ? basis7
                              : basis > 7
                              ? basis8
                              : basis > 8
                              ? basis9
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? basis7 : basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (
                      basis > 6
                        ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                        : basis > 7
                        ? (basis > 8 ? basis9 : $NONE)
                        : $NONE
                    )
                  : basis > 6
                  ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : basis > 4
      ? (
          basis > 5
            ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? basis7
                                    : basis > 7
                                    ? basis8
                                    : basis > 8
                                    ? basis9
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (
                            basis > 6
                              ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                              : basis > 7
                              ? (basis > 8 ? basis9 : $NONE)
                              : $NONE
                          )
                        : basis > 6
                        ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : basis > 3
      ? (
          basis > 4
            ? (
                basis > 5
                  ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? basis8 : basis > 8 ? basis9 : $NONE)
                                    : basis > 7
                                    ? (basis > 8 ? basis9 : $NONE)
                                    : $NONE
                                )
                              : basis > 6
                              ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                              : $NONE
                          )
                        : basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : basis > 2
      ? (
          basis > 3
            ? (
                basis > 4
                  ? (
                      basis > 5
                        ? (basis > 6 ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    basis > 1
      ? (
          basis > 2
            ? (
                basis > 3
                  ? (
                      basis > 4
                        ? (
                            basis > 5
                              ? (
                                  basis > 6
                                    ? (basis > 7 ? (basis > 8 ? basis9 : $NONE) : $NONE)
                                    : $NONE
                                )
                              : $NONE
                          )
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE,
    können,
    1,
    modifiers,
  ];
  note({
    origin: "check/Übernatürliches wirken/#1",
    kind: "call",
    plan: "check/Probe",
    slots: [roots[0]],
    args: args,
  });
  const given = checkProbeNoted(
    io,
    note,
    [roots[0]],
    charakter2,
    args[0],
    args[1],
    args[2],
    args[3],
    args[4],
    args[5],
    args[6],
    args[7],
    args[8],
    args[9],
    args[10],
    args[11],
    args[12],
  );
  const wirken = given;
  note({
    origin: "check/Übernatürliches wirken/#1",
    kind: "return",
    plan: "check/Probe",
    result: given,
    to: 14,
  });
  const args2 = [
    3 + feld2 * 2 + preis2 - 1 - 3,
    (charakter2.Verletzungen[3 + feld2 * 2 + preis2 - 1 - 3] ?? $NONE) + 1,
  ];
  note({
    origin: "check/Übernatürliches wirken/#2",
    kind: "call",
    plan: "write/sheet/Charakter/Verletzungen",
    slots: [roots[0]],
    args: args2,
  });
  writeCharakterVerletzungenNoted(io, note, [roots[0]], charakter2, args2[0], args2[1]);
  note({
    origin: "check/Übernatürliches wirken/#2",
    kind: "return",
    plan: "write/sheet/Charakter/Verletzungen",
    result: $NONE,
    to: -1,
  });
  const result2 = wirken;
  note({ origin: "check/Übernatürliches wirken/#3", kind: "end", result: result2 });
  return result2;
}

/** check/Steigern, told step by step. §G-steig.1..G-steig.3 */
function checkSteigernNoted(io, note, roots, charakter2, was, auf) {
  const stand = (
    was >= 12 && was <= 20
      ? collectionAttribute(charakter2, was - 12)
      : charakter2.Talente[was - 21] ?? $NONE
  ) === $NONE
    ? 0
    : was >= 12 && was <= 20
    ? (charakter2.Attribute[was - 12] ?? $NONE)
    : charakter2.Talente[was - 21] ?? $NONE;
  note({ origin: "check/Steigern/#1", kind: "let", to: 2, value: stand });
  if (auf <= stand) {
    note({ origin: "check/Steigern/#2", kind: "refuse", why: "check/Steigern/#2" });
    throw new $Refusal("check/Steigern/#2", "check/Steigern/#2");
  }
  const aufwand = kosten(stand, auf);
  note({ origin: "check/Steigern/#3", kind: "let", to: 3, value: aufwand });
  if (charakter2.Steigerungspunkte < aufwand) {
    note({ origin: "check/Steigern/#4", kind: "refuse", why: "check/Steigern/#4" });
    throw new $Refusal("check/Steigern/#4", "check/Steigern/#4");
  }
  const args = [0, charakter2.Steigerungspunkte - aufwand];
  note({
    origin: "check/Steigern/#5",
    kind: "call",
    plan: "write/sheet/Charakter/Steigerungspunkte",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterSteigerungspunkteNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "check/Steigern/#5",
    kind: "return",
    plan: "write/sheet/Charakter/Steigerungspunkte",
    result: $NONE,
    to: -1,
  });
  if (was >= 12 && was <= 20) {
    note({ origin: "check/Steigern/#6", kind: "branch", arm: 0 });
    const args2 = [was - 12, auf];
    note({
      origin: "check/Steigern/#6",
      kind: "call",
      plan: "write/sheet/Charakter/Attribute",
      slots: [roots[0]],
      args: args2,
    });
    writeCharakterAttributeNoted(io, note, [roots[0]], charakter2, args2[0], args2[1]);
    note({
      origin: "check/Steigern/#6",
      kind: "return",
      plan: "write/sheet/Charakter/Attribute",
      result: $NONE,
      to: -1,
    });
  } else if (was >= 21 && was <= 42) {
    note({ origin: "check/Steigern/#6", kind: "branch", arm: 1 });
    const args3 = [was - 21, auf];
    note({
      origin: "check/Steigern/#6",
      kind: "call",
      plan: "write/sheet/Charakter/Talente",
      slots: [roots[0]],
      args: args3,
    });
    writeCharakterTalenteNoted(io, note, [roots[0]], charakter2, args3[0], args3[1]);
    note({
      origin: "check/Steigern/#6",
      kind: "return",
      plan: "write/sheet/Charakter/Talente",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Steigern/#6", kind: "branch", arm: -1 });
  }
}

/** check/Vorteil wählen, told step by step. §G-steig.8 */
function checkVorteilWählenNoted(io, note, roots, charakter2, neu) {
  if ((charakter2.Vorteile[neu] ?? $NONE) > 0) {
    note({ origin: "check/Vorteil wählen/#1", kind: "refuse", why: "check/Vorteil wählen/#1" });
    throw new $Refusal("check/Vorteil wählen/#1", "check/Vorteil wählen/#1");
  }
  if (
    (charakter2.Vorteile[0] > 0 ? 1 : 0) +
      (charakter2.Vorteile[1] > 0 ? 1 : 0) +
      (charakter2.Vorteile[2] > 0 ? 1 : 0) +
      (charakter2.Vorteile[3] > 0 ? 1 : 0) +
      (charakter2.Vorteile[4] > 0 ? 1 : 0) +
      (charakter2.Vorteile[5] > 0 ? 1 : 0) +
      (charakter2.Vorteile[6] > 0 ? 1 : 0) +
      (charakter2.Vorteile[7] > 0 ? 1 : 0) +
      (charakter2.Vorteile[8] > 0 ? 1 : 0) +
      (charakter2.Vorteile[9] > 0 ? 1 : 0) +
      (charakter2.Vorteile[10] > 0 ? 1 : 0) +
      (charakter2.Vorteile[11] > 0 ? 1 : 0) +
      (charakter2.Vorteile[12] > 0 ? 1 : 0) +
      (charakter2.Vorteile[13] > 0 ? 1 : 0) +
      (charakter2.Vorteile[14] > 0 ? 1 : 0) +
      (charakter2.Vorteile[15] > 0 ? 1 : 0) +
      (charakter2.Vorteile[16] > 0 ? 1 : 0) +
      (charakter2.Vorteile[17] > 0 ? 1 : 0) +
      (charakter2.Vorteile[18] > 0 ? 1 : 0) +
      (charakter2.Vorteile[19] > 0 ? 1 : 0) >= 1
  ) {
    note({ origin: "check/Vorteil wählen/#2", kind: "refuse", why: "check/Vorteil wählen/#2" });
    throw new $Refusal("check/Vorteil wählen/#2", "check/Vorteil wählen/#2");
  }
  const args = [neu, (charakter2.Vorteile[neu] ?? $NONE) + 1];
  note({
    origin: "check/Vorteil wählen/#3",
    kind: "call",
    plan: "write/sheet/Charakter/Vorteile",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterVorteileNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "check/Vorteil wählen/#3",
    kind: "return",
    plan: "write/sheet/Charakter/Vorteile",
    result: $NONE,
    to: -1,
  });
}

/** check/Nachteil wählen, told step by step. §G-steig.8 */
function checkNachteilWählenNoted(io, note, roots, charakter2, neu) {
  if ((charakter2.Nachteile[neu - 20] ?? $NONE) > 0) {
    note({ origin: "check/Nachteil wählen/#1", kind: "refuse", why: "check/Nachteil wählen/#1" });
    throw new $Refusal("check/Nachteil wählen/#1", "check/Nachteil wählen/#1");
  }
  if (
    (charakter2.Nachteile[0] > 0 ? 1 : 0) +
      (charakter2.Nachteile[1] > 0 ? 1 : 0) +
      (charakter2.Nachteile[2] > 0 ? 1 : 0) +
      (charakter2.Nachteile[3] > 0 ? 1 : 0) +
      (charakter2.Nachteile[4] > 0 ? 1 : 0) +
      (charakter2.Nachteile[5] > 0 ? 1 : 0) +
      (charakter2.Nachteile[6] > 0 ? 1 : 0) +
      (charakter2.Nachteile[7] > 0 ? 1 : 0) +
      (charakter2.Nachteile[8] > 0 ? 1 : 0) +
      (charakter2.Nachteile[9] > 0 ? 1 : 0) +
      (charakter2.Nachteile[10] > 0 ? 1 : 0) +
      (charakter2.Nachteile[11] > 0 ? 1 : 0) +
      (charakter2.Nachteile[12] > 0 ? 1 : 0) +
      (charakter2.Nachteile[13] > 0 ? 1 : 0) +
      (charakter2.Nachteile[14] > 0 ? 1 : 0) +
      (charakter2.Nachteile[15] > 0 ? 1 : 0) +
      (charakter2.Nachteile[16] > 0 ? 1 : 0) +
      (charakter2.Nachteile[17] > 0 ? 1 : 0) +
      (charakter2.Nachteile[18] > 0 ? 1 : 0) +
      (charakter2.Nachteile[19] > 0 ? 1 : 0) >= 2
  ) {
    note({ origin: "check/Nachteil wählen/#2", kind: "refuse", why: "check/Nachteil wählen/#2" });
    throw new $Refusal("check/Nachteil wählen/#2", "check/Nachteil wählen/#2");
  }
  const args = [neu - 20, (charakter2.Nachteile[neu - 20] ?? $NONE) + 1];
  note({
    origin: "check/Nachteil wählen/#3",
    kind: "call",
    plan: "write/sheet/Charakter/Nachteile",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterNachteileNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "check/Nachteil wählen/#3",
    kind: "return",
    plan: "write/sheet/Charakter/Nachteile",
    result: $NONE,
    to: -1,
  });
}

/** check/Ruf ändern, told step by step. §G-ruf.4 */
function checkRufÄndernNoted(io, note, roots, charakter2, welcher) {
  const änderung = io.ask({
    key: "Änderung",
    by: "gm",
    secret: false,
    range: [-6, 6],
    optional: false,
    usual: null,
    sees: {},
  });
  note({
    origin: "check/Ruf ändern/#1",
    kind: "ask",
    to: [1],
    key: "Änderung",
    values: [änderung],
    secret: false,
  });
  const bisher = (charakter2.Ruf[welcher - 44] ?? $NONE) === $NONE
    ? 0
    : charakter2.Ruf[welcher - 44] ?? $NONE;
  note({ origin: "check/Ruf ändern/#2", kind: "let", to: 2, value: bisher });
  const danach = bisher + änderung;
  note({ origin: "check/Ruf ändern/#3", kind: "let", to: 3, value: danach });
  if (danach > 0) {
    note({ origin: "check/Ruf ändern/#6", kind: "branch", arm: 0 });
    const args = [welcher - 44, danach];
    note({
      origin: "check/Ruf ändern/#4",
      kind: "call",
      plan: "write/sheet/Charakter/Ruf",
      slots: [roots[0]],
      args: args,
    });
    writeCharakterRufNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
    note({
      origin: "check/Ruf ändern/#4",
      kind: "return",
      plan: "write/sheet/Charakter/Ruf",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Ruf ändern/#6", kind: "branch", arm: -1 });
    const args2 = [welcher - 44, $NONE];
    note({
      origin: "check/Ruf ändern/#5",
      kind: "call",
      plan: "write/sheet/Charakter/Ruf",
      slots: [roots[0]],
      args: args2,
    });
    writeCharakterRufNoted(io, note, [roots[0]], charakter2, args2[0], args2[1]);
    note({
      origin: "check/Ruf ändern/#5",
      kind: "return",
      plan: "write/sheet/Charakter/Ruf",
      result: $NONE,
      to: -1,
    });
  }
}

/** check/Dominanz verschieben, told step by step. */
function dominanzVerschiebenNoted(
  io,
  note,
  roots,
  akteur,
  gegner,
  konflikt2,
  dominanzAkteurGegner,
  dominanzGegnerAkteur,
  betrag,
) {
  const args = [0, dominanzAkteurGegner.Dominanz + betrag];
  note({
    origin: "check/Dominanz verschieben/#1",
    kind: "call",
    plan: "write/relation/Konflikt/Dominanz/Dominanz",
    slots: [roots[3]],
    args: args,
  });
  writeDominanzDominanzNoted(io, note, [roots[3]], dominanzAkteurGegner, args[0], args[1]);
  note({
    origin: "check/Dominanz verschieben/#1",
    kind: "return",
    plan: "write/relation/Konflikt/Dominanz/Dominanz",
    result: $NONE,
    to: -1,
  });
  const args2 = [0, 0 - dominanzAkteurGegner.Dominanz];
  note({
    origin: "check/Dominanz verschieben/#1",
    kind: "call",
    plan: "write/relation/Konflikt/Dominanz/Dominanz",
    slots: [roots[4]],
    args: args2,
  });
  writeDominanzDominanzNoted(io, note, [roots[4]], dominanzGegnerAkteur, args2[0], args2[1]);
  note({
    origin: "check/Dominanz verschieben/#1",
    kind: "return",
    plan: "write/relation/Konflikt/Dominanz/Dominanz",
    result: $NONE,
    to: -1,
  });
}

/** check/Manöver, told step by step. §G-feat.2 */
function checkManöverNoted(
  io,
  note,
  roots,
  akteur,
  gegner,
  konflikt2,
  dominanzAkteurGegner,
  dominanzGegnerAkteur,
  zug,
  modifiers,
) {
  if (akteur.handlungsunfähig > 0) {
    note({ origin: "check/Manöver", kind: "refuse", why: "condition/handlungsunfähig" });
    throw new $Refusal("condition/handlungsunfähig", "check/Manöver");
  }
  if ((akteur.Feats[zug - 40] ?? $NONE) <= 0) {
    note({ origin: "check/Manöver/#1", kind: "refuse", why: "check/Manöver/#1" });
    throw new $Refusal("check/Manöver/#1", "check/Manöver/#1");
  }
  if (
    einsetzbar(
      zug - 40 < 6 ? kategorie(zug - 40) : ownCatalogueFeatKategorie0(zug - 40),
      dominanzAkteurGegner.Dominanz,
    ) === 0
  ) {
    note({ origin: "check/Manöver/#2", kind: "refuse", why: "check/Manöver/#2" });
    throw new $Refusal("check/Manöver/#2", "check/Manöver/#2");
  }
  const args = [
    (zug - 40 < 6 ? probenplus(zug - 40) : ownCatalogueFeatProbenplus0(zug - 40)) + modifiers
  ];
  note({
    origin: "check/Manöver/#3",
    kind: "call",
    plan: "check/Konfliktprobe",
    slots: [roots[0], roots[1], roots[2], roots[3]],
    args: args,
  });
  const given = checkKonfliktprobeNoted(
    io,
    note,
    [roots[0], roots[1], roots[2], roots[3]],
    akteur,
    gegner,
    konflikt2,
    dominanzAkteurGegner,
    args[0],
  );
  const verlauf = given;
  note({
    origin: "check/Manöver/#3",
    kind: "return",
    plan: "check/Konfliktprobe",
    result: given,
    to: 2,
  });
  if (verlauf < 1) {
    note({ origin: "check/Manöver/#4", kind: "branch", arm: 0 });
    const result2 = 0;
    note({ origin: "check/Manöver/#4", kind: "end", result: result2 });
    return result2;
  } else {
    note({ origin: "check/Manöver/#4", kind: "branch", arm: -1 });
  }
  const args2 = [zug - 40 < 6 ? dominanzplus(zug - 40) : ownCatalogueFeatDominanzplus0(zug - 40)];
  note({
    origin: "check/Manöver/#5",
    kind: "call",
    plan: "check/Dominanz verschieben",
    slots: [roots[0], roots[1], roots[2], roots[3], roots[4]],
    args: args2,
  });
  dominanzVerschiebenNoted(
    io,
    note,
    [roots[0], roots[1], roots[2], roots[3], roots[4]],
    akteur,
    gegner,
    konflikt2,
    dominanzAkteurGegner,
    dominanzGegnerAkteur,
    args2[0],
  );
  note({
    origin: "check/Manöver/#5",
    kind: "return",
    plan: "check/Dominanz verschieben",
    result: $NONE,
    to: -1,
  });
  if ((zug - 40 < 6 ? wunde(zug - 40) : ownCatalogueFeatWunde0(zug - 40)) === 1) {
    note({ origin: "check/Manöver/#7", kind: "branch", arm: 0 });
    const args3 = [
      3 + konflikt2.Art * 2 - 3,
      (gegner.Verletzungen[3 + konflikt2.Art * 2 - 3] ?? $NONE) + 1,
    ];
    note({
      origin: "check/Manöver/#6",
      kind: "call",
      plan: "write/sheet/Charakter/Verletzungen",
      slots: [roots[1]],
      args: args3,
    });
    writeCharakterVerletzungenNoted(io, note, [roots[1]], gegner, args3[0], args3[1]);
    note({
      origin: "check/Manöver/#6",
      kind: "return",
      plan: "write/sheet/Charakter/Verletzungen",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Manöver/#7", kind: "branch", arm: -1 });
  }
  if ((zug - 40 < 6 ? wunde(zug - 40) : ownCatalogueFeatWunde0(zug - 40)) === 2) {
    note({ origin: "check/Manöver/#9", kind: "branch", arm: 0 });
    const args4 = [
      3 + konflikt2.Art * 2 - 2,
      (gegner.Verletzungen[3 + konflikt2.Art * 2 - 2] ?? $NONE) + 1,
    ];
    note({
      origin: "check/Manöver/#8",
      kind: "call",
      plan: "write/sheet/Charakter/Verletzungen",
      slots: [roots[1]],
      args: args4,
    });
    writeCharakterVerletzungenNoted(io, note, [roots[1]], gegner, args4[0], args4[1]);
    note({
      origin: "check/Manöver/#8",
      kind: "return",
      plan: "write/sheet/Charakter/Verletzungen",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Manöver/#9", kind: "branch", arm: -1 });
  }
  if ((zug - 40 < 6 ? folge(zug - 40) : ownCatalogueFeatFolge0(zug - 40)) === 1) {
    note({ origin: "check/Manöver/#10", kind: "branch", arm: 0 });
    const args5 = [0, 1];
    note({
      origin: "check/Manöver/#10",
      kind: "call",
      plan: "write/sheet/Charakter/medizinischer Schock",
      slots: [roots[1]],
      args: args5,
    });
    writeCharakterMedizinischerSchockNoted(io, note, [roots[1]], gegner, args5[0], args5[1]);
    note({
      origin: "check/Manöver/#10",
      kind: "return",
      plan: "write/sheet/Charakter/medizinischer Schock",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Manöver/#10", kind: "branch", arm: -1 });
  }
  if ((zug - 40 < 6 ? folge(zug - 40) : ownCatalogueFeatFolge0(zug - 40)) === 2) {
    note({ origin: "check/Manöver/#11", kind: "branch", arm: 0 });
    const args6 = [0, 1];
    note({
      origin: "check/Manöver/#11",
      kind: "call",
      plan: "write/sheet/Charakter/akute Belastungsreaktion",
      slots: [roots[1]],
      args: args6,
    });
    writeCharakterAkuteBelastungsreaktionNoted(io, note, [roots[1]], gegner, args6[0], args6[1]);
    note({
      origin: "check/Manöver/#11",
      kind: "return",
      plan: "write/sheet/Charakter/akute Belastungsreaktion",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Manöver/#11", kind: "branch", arm: -1 });
  }
  if ((zug - 40 < 6 ? folge(zug - 40) : ownCatalogueFeatFolge0(zug - 40)) === 3) {
    note({ origin: "check/Manöver/#12", kind: "branch", arm: 0 });
    const args7 = [0, 1];
    note({
      origin: "check/Manöver/#12",
      kind: "call",
      plan: "write/sheet/Charakter/Adrenalinschub",
      slots: [roots[0]],
      args: args7,
    });
    writeCharakterAdrenalinschubNoted(io, note, [roots[0]], akteur, args7[0], args7[1]);
    note({
      origin: "check/Manöver/#12",
      kind: "return",
      plan: "write/sheet/Charakter/Adrenalinschub",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "check/Manöver/#12", kind: "branch", arm: -1 });
  }
  const result3 = 1;
  note({ origin: "check/Manöver/#13", kind: "end", result: result3 });
  return result3;
}

/** check/Feat erwerben, told step by step. §G-feat.4 */
function checkFeatErwerbenNoted(io, note, roots, charakter2, neu) {
  if ((charakter2.Feats[neu - 40] ?? $NONE) > 0) {
    note({ origin: "check/Feat erwerben/#1", kind: "refuse", why: "check/Feat erwerben/#1" });
    throw new $Refusal("check/Feat erwerben/#1", "check/Feat erwerben/#1");
  }
  if (
    charakter2.Steigerungspunkte < (
      neu - 40 < 6
        ? preis(neu - 40)
        : (neu - 40 < 6 ? probenplus(neu - 40) : ownCatalogueFeatProbenplus0(neu - 40)) * 2 +
            (neu - 40 < 6 ? dominanzplus(neu - 40) : ownCatalogueFeatDominanzplus0(neu - 40)) * 3 +
            (
              neu - 40 < 6
                ? wundpreis(neu - 40)
                : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) === $NONE
                ? 0
                : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) * 4
            ) +
            (
              neu - 40 < 6
                ? folgenpreis(neu - 40)
                : (neu - 40 < 6 ? folge(neu - 40) : ownCatalogueFeatFolge0(neu - 40)) === 0
                ? 0
                : 5
            )
    )
  ) {
    note({ origin: "check/Feat erwerben/#2", kind: "refuse", why: "check/Feat erwerben/#2" });
    throw new $Refusal("check/Feat erwerben/#2", "check/Feat erwerben/#2");
  }
  const args = [
    0,
    charakter2.Steigerungspunkte -
      (
        neu - 40 < 6
          ? preis(neu - 40)
          : (neu - 40 < 6 ? probenplus(neu - 40) : ownCatalogueFeatProbenplus0(neu - 40)) * 2 +
              (
                neu - 40 < 6 ? dominanzplus(neu - 40) : ownCatalogueFeatDominanzplus0(neu - 40)
              ) * 3 +
              (
                neu - 40 < 6
                  ? wundpreis(neu - 40)
                  : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) === $NONE
                  ? 0
                  : (neu - 40 < 6 ? wunde(neu - 40) : ownCatalogueFeatWunde0(neu - 40)) * 4
              ) +
              (
                neu - 40 < 6
                  ? folgenpreis(neu - 40)
                  : (neu - 40 < 6 ? folge(neu - 40) : ownCatalogueFeatFolge0(neu - 40)) === 0
                  ? 0
                  : 5
              )
      ),
  ];
  note({
    origin: "check/Feat erwerben/#3",
    kind: "call",
    plan: "write/sheet/Charakter/Steigerungspunkte",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterSteigerungspunkteNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "check/Feat erwerben/#3",
    kind: "return",
    plan: "write/sheet/Charakter/Steigerungspunkte",
    result: $NONE,
    to: -1,
  });
  const args2 = [neu - 40, (charakter2.Feats[neu - 40] ?? $NONE) + 1];
  note({
    origin: "check/Feat erwerben/#4",
    kind: "call",
    plan: "write/sheet/Charakter/Feats",
    slots: [roots[0]],
    args: args2,
  });
  writeCharakterFeatsNoted(io, note, [roots[0]], charakter2, args2[0], args2[1]);
  note({
    origin: "check/Feat erwerben/#4",
    kind: "return",
    plan: "write/sheet/Charakter/Feats",
    result: $NONE,
    to: -1,
  });
}

/** conflict/Konflikt/#1/leaf1, told step by step. */
function leaf1Noted(io, note, roots, konflikt2, sieger, other, dominanzSiegerOther) {
  const result2 = dominanzSiegerOther.Dominanz;
  note({ origin: "conflict/Konflikt/#1", kind: "end", result: result2 });
  return result2;
}

/** conflict/Konflikt/#1/leaf2, told step by step. */
function leaf2Noted(io, note, roots, konflikt2, sieger) {
  const result2 = 12;
  note({ origin: "conflict/Konflikt/#1", kind: "end", result: result2 });
  return result2;
}

/** conflict/Konflikt/ends/, told step by step. */
function conflictKonfliktEndsNoted(io, note, roots, konflikt2) {
  const args = [0, 1];
  note({
    origin: "conflict/Konflikt",
    kind: "call",
    plan: "write/conflict/Konflikt/$ended",
    slots: [roots[0]],
    args: args,
  });
  writeKonfliktEndedNoted(io, note, [roots[0]], konflikt2, args[0], args[1]);
  note({
    origin: "conflict/Konflikt",
    kind: "return",
    plan: "write/conflict/Konflikt/$ended",
    result: $NONE,
    to: -1,
  });
}

/** tactic/Drängen/#1/by1, told step by step. */
function by1Noted(io, note, roots, charakter2) {
  const result2 = collectionAttribute(charakter2, 0);
  note({ origin: "tactic/Drängen/#1", kind: "end", result: result2 });
  return result2;
}

/** tactic/Drängen/#1/leaf1, told step by step. */
function tacticDrängen1Leaf1Noted(io, note, roots, konflikt2, charakter2) {
  const result2 = 43;
  note({ origin: "tactic/Drängen/#1", kind: "end", result: result2 });
  return result2;
}

/** tactic/Drängen/#2/by1, told step by step. */
function tacticDrängen2By1Noted(io, note, roots, charakter2) {
  const result2 = collectionAttribute(charakter2, 0);
  note({ origin: "tactic/Drängen/#2", kind: "end", result: result2 });
  return result2;
}

/** tactic/Drängen/#2/leaf1, told step by step. */
function tacticDrängen2Leaf1Noted(io, note, roots, konflikt2, charakter2) {
  const result2 = 40;
  note({ origin: "tactic/Drängen/#2", kind: "end", result: result2 });
  return result2;
}

/** react/sheet/Charakter/#3, told step by step. */
function react3Noted(io, note, roots, charakter2, eintrag) {
  const args = [0, 1];
  note({
    origin: "sheet/Charakter/#2",
    kind: "call",
    plan: "write/sheet/Charakter/medizinischer Schock",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterMedizinischerSchockNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "sheet/Charakter/#2",
    kind: "return",
    plan: "write/sheet/Charakter/medizinischer Schock",
    result: $NONE,
    to: -1,
  });
}

/** react/sheet/Charakter/#5, told step by step. */
function react5Noted(io, note, roots, charakter2, eintrag) {
  const args = [0, 1];
  note({
    origin: "sheet/Charakter/#4",
    kind: "call",
    plan: "write/sheet/Charakter/akute Belastungsreaktion",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterAkuteBelastungsreaktionNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "sheet/Charakter/#4",
    kind: "return",
    plan: "write/sheet/Charakter/akute Belastungsreaktion",
    result: $NONE,
    to: -1,
  });
}

/** react/sheet/Charakter/#7, told step by step. */
function react7Noted(io, note, roots, charakter2, eintrag) {
  const args = [0, 1];
  note({
    origin: "sheet/Charakter/#6",
    kind: "call",
    plan: "write/sheet/Charakter/handlungsunfähig",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterHandlungsunfähigNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "sheet/Charakter/#6",
    kind: "return",
    plan: "write/sheet/Charakter/handlungsunfähig",
    result: $NONE,
    to: -1,
  });
}

/** react/sheet/Charakter/#9, told step by step. */
function react9Noted(io, note, roots, charakter2, eintrag) {
  const args = [0, 0];
  note({
    origin: "sheet/Charakter/#8",
    kind: "call",
    plan: "write/sheet/Charakter/Adrenalinschub",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterAdrenalinschubNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "sheet/Charakter/#8",
    kind: "return",
    plan: "write/sheet/Charakter/Adrenalinschub",
    result: $NONE,
    to: -1,
  });
}

/** react/sheet/Charakter/#11, told step by step. */
function react11Noted(io, note, roots, charakter2, eintrag) {
  const args = [0, 0];
  note({
    origin: "sheet/Charakter/#10",
    kind: "call",
    plan: "write/sheet/Charakter/medizinischer Schock",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterMedizinischerSchockNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "sheet/Charakter/#10",
    kind: "return",
    plan: "write/sheet/Charakter/medizinischer Schock",
    result: $NONE,
    to: -1,
  });
}

/** react/condition/handlungsunfähig/ends, told step by step. */
function reactEndsNoted(io, note, roots, charakter2, eintrag) {
  const args = [0, 0];
  note({
    origin: "condition/handlungsunfähig",
    kind: "call",
    plan: "write/sheet/Charakter/handlungsunfähig",
    slots: [roots[0]],
    args: args,
  });
  writeCharakterHandlungsunfähigNoted(io, note, [roots[0]], charakter2, args[0], args[1]);
  note({
    origin: "condition/handlungsunfähig",
    kind: "return",
    plan: "write/sheet/Charakter/handlungsunfähig",
    result: $NONE,
    to: -1,
  });
}

/** write/sheet/Charakter/Steigerungspunkte, told step by step. */
function writeCharakterSteigerungspunkteNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(9999, wert));
  note({ origin: "sheet/Charakter/Steigerungspunkte", kind: "let", to: 2, value: neu });
  if (neu === charakter2.Steigerungspunkte) {
    note({ origin: "sheet/Charakter/Steigerungspunkte", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Steigerungspunkte", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Steigerungspunkte", kind: "branch", arm: -1 });
  }
  const from = charakter2.Steigerungspunkte;
  const to = neu;
  charakter2.Steigerungspunkte = to;
  note({
    origin: "sheet/Charakter/Steigerungspunkte",
    kind: "set",
    slot: roots[0],
    column: "Steigerungspunkte",
    entry: 0,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Steigerungspunkte",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Steigerungspunkte",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Steigerungspunkte", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Steigerungspunkte",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Steigerungspunkte",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Steigerungspunkte", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Vorteile, told step by step. */
function writeCharakterVorteileNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(99, wert));
  note({ origin: "sheet/Charakter/Vorteile", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Vorteile[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Vorteile", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Vorteile", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Vorteile", kind: "branch", arm: -1 });
  }
  const from = charakter2.Vorteile[eintrag];
  const to = neu;
  charakter2.Vorteile = $withEntry(charakter2.Vorteile, eintrag, to);
  note({
    origin: "sheet/Charakter/Vorteile",
    kind: "set",
    slot: roots[0],
    column: "Vorteile",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Vorteile",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Vorteile",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Vorteile", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Vorteile",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Vorteile",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Vorteile", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Nachteile, told step by step. */
function writeCharakterNachteileNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(99, wert));
  note({ origin: "sheet/Charakter/Nachteile", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Nachteile[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Nachteile", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Nachteile", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Nachteile", kind: "branch", arm: -1 });
  }
  const from = charakter2.Nachteile[eintrag];
  const to = neu;
  charakter2.Nachteile = $withEntry(charakter2.Nachteile, eintrag, to);
  note({
    origin: "sheet/Charakter/Nachteile",
    kind: "set",
    slot: roots[0],
    column: "Nachteile",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Nachteile",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Nachteile",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Nachteile", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Nachteile",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Nachteile",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Nachteile", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Feats, told step by step. */
function writeCharakterFeatsNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(99, wert));
  note({ origin: "sheet/Charakter/Feats", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Feats[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Feats", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Feats", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Feats", kind: "branch", arm: -1 });
  }
  const from = charakter2.Feats[eintrag];
  const to = neu;
  charakter2.Feats = $withEntry(charakter2.Feats, eintrag, to);
  note({
    origin: "sheet/Charakter/Feats",
    kind: "set",
    slot: roots[0],
    column: "Feats",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Feats",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Feats",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Feats", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Feats",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Feats",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Feats", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Verletzungen, told step by step. */
function writeCharakterVerletzungenNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(9, wert));
  note({ origin: "sheet/Charakter/Verletzungen", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Verletzungen[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Verletzungen", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Verletzungen", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Verletzungen", kind: "branch", arm: -1 });
  }
  const n3Vorher = charakter2.Verletzungen[1];
  note({ origin: "sheet/Charakter/#3", kind: "let", to: 3, value: n3Vorher });
  const n5Vorher = charakter2.Verletzungen[3];
  note({ origin: "sheet/Charakter/#5", kind: "let", to: 5, value: n5Vorher });
  const n7Vorher = charakter2.Verletzungen[1];
  note({ origin: "sheet/Charakter/#7", kind: "let", to: 7, value: n7Vorher });
  const n11Vorher = charakter2.Verletzungen[1];
  note({ origin: "sheet/Charakter/#11", kind: "let", to: 9, value: n11Vorher });
  const endsVorher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  note({ origin: "condition/handlungsunfähig/ends", kind: "let", to: 11, value: endsVorher });
  const from = charakter2.Verletzungen[eintrag];
  const to = neu;
  charakter2.Verletzungen = $withEntry(charakter2.Verletzungen, eintrag, to);
  note({
    origin: "sheet/Charakter/Verletzungen",
    kind: "set",
    slot: roots[0],
    column: "Verletzungen",
    entry: eintrag,
    from: from,
    to: to,
  });
  const n3Nachher = charakter2.Verletzungen[1];
  note({ origin: "sheet/Charakter/#3", kind: "let", to: 4, value: n3Nachher });
  const n5Nachher = charakter2.Verletzungen[3];
  note({ origin: "sheet/Charakter/#5", kind: "let", to: 6, value: n5Nachher });
  const n7Nachher = charakter2.Verletzungen[1];
  note({ origin: "sheet/Charakter/#7", kind: "let", to: 8, value: n7Nachher });
  const n11Nachher = charakter2.Verletzungen[1];
  note({ origin: "sheet/Charakter/#11", kind: "let", to: 10, value: n11Nachher });
  const endsNachher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  note({ origin: "condition/handlungsunfähig/ends", kind: "let", to: 12, value: endsNachher });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Verletzungen",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (n3Vorher < 2 && n3Nachher >= 2 || n3Vorher > 2 && n3Nachher <= 2) {
    note({ origin: "sheet/Charakter/#3", kind: "branch", arm: 0 });
    const args = [0];
    note({
      origin: "sheet/Charakter/#3",
      kind: "call",
      plan: "react/sheet/Charakter/#3",
      slots: [roots[0]],
      args: args,
    });
    react3Noted(io, note, [roots[0]], charakter2, args[0]);
    note({
      origin: "sheet/Charakter/#3",
      kind: "return",
      plan: "react/sheet/Charakter/#3",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "sheet/Charakter/#3", kind: "branch", arm: -1 });
  }
  if (n5Vorher < 2 && n5Nachher >= 2 || n5Vorher > 2 && n5Nachher <= 2) {
    note({ origin: "sheet/Charakter/#5", kind: "branch", arm: 0 });
    const args2 = [0];
    note({
      origin: "sheet/Charakter/#5",
      kind: "call",
      plan: "react/sheet/Charakter/#5",
      slots: [roots[0]],
      args: args2,
    });
    react5Noted(io, note, [roots[0]], charakter2, args2[0]);
    note({
      origin: "sheet/Charakter/#5",
      kind: "return",
      plan: "react/sheet/Charakter/#5",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "sheet/Charakter/#5", kind: "branch", arm: -1 });
  }
  if (n7Vorher < 3 && n7Nachher >= 3 || n7Vorher > 3 && n7Nachher <= 3) {
    note({ origin: "sheet/Charakter/#7", kind: "branch", arm: 0 });
    const args3 = [0];
    note({
      origin: "sheet/Charakter/#7",
      kind: "call",
      plan: "react/sheet/Charakter/#7",
      slots: [roots[0]],
      args: args3,
    });
    react7Noted(io, note, [roots[0]], charakter2, args3[0]);
    note({
      origin: "sheet/Charakter/#7",
      kind: "return",
      plan: "react/sheet/Charakter/#7",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "sheet/Charakter/#7", kind: "branch", arm: -1 });
  }
  if (n11Vorher < 0 && n11Nachher >= 0 || n11Vorher > 0 && n11Nachher <= 0) {
    note({ origin: "sheet/Charakter/#11", kind: "branch", arm: 0 });
    const args4 = [0];
    note({
      origin: "sheet/Charakter/#11",
      kind: "call",
      plan: "react/sheet/Charakter/#11",
      slots: [roots[0]],
      args: args4,
    });
    react11Noted(io, note, [roots[0]], charakter2, args4[0]);
    note({
      origin: "sheet/Charakter/#11",
      kind: "return",
      plan: "react/sheet/Charakter/#11",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "sheet/Charakter/#11", kind: "branch", arm: -1 });
  }
  if (
    endsVorher === 0 &&
      endsNachher !== 0 &&
      charakter2["$fired/condition/handlungsunfähig/ends"] === 0
  ) {
    note({ origin: "condition/handlungsunfähig/ends", kind: "branch", arm: 0 });
    const from3 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to3 = 1;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to3;
    note({
      origin: "condition/handlungsunfähig/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args5 = [0];
    note({
      origin: "condition/handlungsunfähig/ends",
      kind: "call",
      plan: "react/condition/handlungsunfähig/ends",
      slots: [roots[0]],
      args: args5,
    });
    reactEndsNoted(io, note, [roots[0]], charakter2, args5[0]);
    note({
      origin: "condition/handlungsunfähig/ends",
      kind: "return",
      plan: "react/condition/handlungsunfähig/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/handlungsunfähig/ends", kind: "branch", arm: -1 });
  }
  const from4 = charakter2.$depth;
  const to4 = charakter2.$depth - 1;
  charakter2.$depth = to4;
  note({
    origin: "sheet/Charakter/Verletzungen",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from4,
    to: to4,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Verletzungen", kind: "branch", arm: 0 });
    const from5 = charakter2["$fired/sheet/Charakter/#9"];
    const to5 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to5;
    note({
      origin: "sheet/Charakter/Verletzungen",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from5,
      to: to5,
    });
    const from6 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to6 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to6;
    note({
      origin: "sheet/Charakter/Verletzungen",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from6,
      to: to6,
    });
  } else {
    note({ origin: "sheet/Charakter/Verletzungen", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Attribute, told step by step. */
function writeCharakterAttributeNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(1, Math.min(6, wert));
  note({ origin: "sheet/Charakter/Attribute", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Attribute[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Attribute", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Attribute", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Attribute", kind: "branch", arm: -1 });
  }
  const from = charakter2.Attribute[eintrag];
  const to = neu;
  charakter2.Attribute = $withEntry(charakter2.Attribute, eintrag, to);
  note({
    origin: "sheet/Charakter/Attribute",
    kind: "set",
    slot: roots[0],
    column: "Attribute",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Attribute",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Attribute",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Attribute", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Attribute",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Attribute",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Attribute", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Talente, told step by step. */
function writeCharakterTalenteNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(1, Math.min(6, wert));
  note({ origin: "sheet/Charakter/Talente", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Talente[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Talente", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Talente", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Talente", kind: "branch", arm: -1 });
  }
  const from = charakter2.Talente[eintrag];
  const to = neu;
  charakter2.Talente = $withEntry(charakter2.Talente, eintrag, to);
  note({
    origin: "sheet/Charakter/Talente",
    kind: "set",
    slot: roots[0],
    column: "Talente",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Talente",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Talente",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Talente", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Talente",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Talente",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Talente", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Ruf, told step by step. */
function writeCharakterRufNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = wert === $NONE ? $NONE : Math.max(1, Math.min(6, wert));
  note({ origin: "sheet/Charakter/Ruf", kind: "let", to: 2, value: neu });
  if (neu === (charakter2.Ruf[eintrag] ?? $NONE)) {
    note({ origin: "sheet/Charakter/Ruf", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Ruf", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Ruf", kind: "branch", arm: -1 });
  }
  const from = charakter2.Ruf[eintrag];
  const to = neu;
  charakter2.Ruf = $withEntry(charakter2.Ruf, eintrag, to);
  note({
    origin: "sheet/Charakter/Ruf",
    kind: "set",
    slot: roots[0],
    column: "Ruf",
    entry: eintrag,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Ruf",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Ruf",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Ruf", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Ruf",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Ruf",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Ruf", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/Adrenalinschub, told step by step. */
function writeCharakterAdrenalinschubNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "sheet/Charakter/Adrenalinschub", kind: "let", to: 2, value: neu });
  if (neu === charakter2.Adrenalinschub) {
    note({ origin: "sheet/Charakter/Adrenalinschub", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/Adrenalinschub", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/Adrenalinschub", kind: "branch", arm: -1 });
  }
  const from = charakter2.Adrenalinschub;
  const to = neu;
  charakter2.Adrenalinschub = to;
  note({
    origin: "sheet/Charakter/Adrenalinschub",
    kind: "set",
    slot: roots[0],
    column: "Adrenalinschub",
    entry: 0,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/Adrenalinschub",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/Adrenalinschub",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/Adrenalinschub", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/Adrenalinschub",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/Adrenalinschub",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/Adrenalinschub", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/medizinischer Schock, told step by step. */
function writeCharakterMedizinischerSchockNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "sheet/Charakter/medizinischer Schock", kind: "let", to: 2, value: neu });
  if (neu === charakter2["medizinischer Schock"]) {
    note({ origin: "sheet/Charakter/medizinischer Schock", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/medizinischer Schock", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/medizinischer Schock", kind: "branch", arm: -1 });
  }
  const from = charakter2["medizinischer Schock"];
  const to = neu;
  charakter2["medizinischer Schock"] = to;
  note({
    origin: "sheet/Charakter/medizinischer Schock",
    kind: "set",
    slot: roots[0],
    column: "medizinischer Schock",
    entry: 0,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/medizinischer Schock",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/medizinischer Schock",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/medizinischer Schock", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/medizinischer Schock",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/medizinischer Schock",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/medizinischer Schock", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/akute Belastungsreaktion, told step by step. */
function writeCharakterAkuteBelastungsreaktionNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "sheet/Charakter/akute Belastungsreaktion", kind: "let", to: 2, value: neu });
  if (neu === charakter2["akute Belastungsreaktion"]) {
    note({ origin: "sheet/Charakter/akute Belastungsreaktion", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/akute Belastungsreaktion", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/akute Belastungsreaktion", kind: "branch", arm: -1 });
  }
  const from = charakter2["akute Belastungsreaktion"];
  const to = neu;
  charakter2["akute Belastungsreaktion"] = to;
  note({
    origin: "sheet/Charakter/akute Belastungsreaktion",
    kind: "set",
    slot: roots[0],
    column: "akute Belastungsreaktion",
    entry: 0,
    from: from,
    to: to,
  });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/akute Belastungsreaktion",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  const from3 = charakter2.$depth;
  const to3 = charakter2.$depth - 1;
  charakter2.$depth = to3;
  note({
    origin: "sheet/Charakter/akute Belastungsreaktion",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from3,
    to: to3,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/akute Belastungsreaktion", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/sheet/Charakter/#9"];
    const to4 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to4;
    note({
      origin: "sheet/Charakter/akute Belastungsreaktion",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from4,
      to: to4,
    });
    const from5 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to5 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to5;
    note({
      origin: "sheet/Charakter/akute Belastungsreaktion",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from5,
      to: to5,
    });
  } else {
    note({ origin: "sheet/Charakter/akute Belastungsreaktion", kind: "branch", arm: -1 });
  }
}

/** write/sheet/Charakter/handlungsunfähig, told step by step. */
function writeCharakterHandlungsunfähigNoted(io, note, roots, charakter2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "sheet/Charakter/handlungsunfähig", kind: "let", to: 2, value: neu });
  if (neu === charakter2.handlungsunfähig) {
    note({ origin: "sheet/Charakter/handlungsunfähig", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "sheet/Charakter/handlungsunfähig", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "sheet/Charakter/handlungsunfähig", kind: "branch", arm: -1 });
  }
  const n9Vorher = charakter2.handlungsunfähig > 0 ? 1 : 0;
  note({ origin: "sheet/Charakter/#9", kind: "let", to: 3, value: n9Vorher });
  const endsVorher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  note({ origin: "condition/handlungsunfähig/ends", kind: "let", to: 5, value: endsVorher });
  const from = charakter2.handlungsunfähig;
  const to = neu;
  charakter2.handlungsunfähig = to;
  note({
    origin: "sheet/Charakter/handlungsunfähig",
    kind: "set",
    slot: roots[0],
    column: "handlungsunfähig",
    entry: 0,
    from: from,
    to: to,
  });
  const n9Nachher = charakter2.handlungsunfähig > 0 ? 1 : 0;
  note({ origin: "sheet/Charakter/#9", kind: "let", to: 4, value: n9Nachher });
  const endsNachher = charakter2.handlungsunfähig > 0 && charakter2.Verletzungen[1] < 3 ? 1 : 0;
  note({ origin: "condition/handlungsunfähig/ends", kind: "let", to: 6, value: endsNachher });
  const from2 = charakter2.$depth;
  const to2 = charakter2.$depth + 1;
  charakter2.$depth = to2;
  note({
    origin: "sheet/Charakter/handlungsunfähig",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from2,
    to: to2,
  });
  if (n9Vorher === 0 && n9Nachher !== 0 && charakter2["$fired/sheet/Charakter/#9"] === 0) {
    note({ origin: "sheet/Charakter/#9", kind: "branch", arm: 0 });
    const from3 = charakter2["$fired/sheet/Charakter/#9"];
    const to3 = 1;
    charakter2["$fired/sheet/Charakter/#9"] = to3;
    note({
      origin: "sheet/Charakter/#9",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from3,
      to: to3,
    });
    const args = [0];
    note({
      origin: "sheet/Charakter/#9",
      kind: "call",
      plan: "react/sheet/Charakter/#9",
      slots: [roots[0]],
      args: args,
    });
    react9Noted(io, note, [roots[0]], charakter2, args[0]);
    note({
      origin: "sheet/Charakter/#9",
      kind: "return",
      plan: "react/sheet/Charakter/#9",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "sheet/Charakter/#9", kind: "branch", arm: -1 });
  }
  if (
    endsVorher === 0 &&
      endsNachher !== 0 &&
      charakter2["$fired/condition/handlungsunfähig/ends"] === 0
  ) {
    note({ origin: "condition/handlungsunfähig/ends", kind: "branch", arm: 0 });
    const from4 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to4 = 1;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to4;
    note({
      origin: "condition/handlungsunfähig/ends",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from4,
      to: to4,
    });
    const args2 = [0];
    note({
      origin: "condition/handlungsunfähig/ends",
      kind: "call",
      plan: "react/condition/handlungsunfähig/ends",
      slots: [roots[0]],
      args: args2,
    });
    reactEndsNoted(io, note, [roots[0]], charakter2, args2[0]);
    note({
      origin: "condition/handlungsunfähig/ends",
      kind: "return",
      plan: "react/condition/handlungsunfähig/ends",
      result: $NONE,
      to: -1,
    });
  } else {
    note({ origin: "condition/handlungsunfähig/ends", kind: "branch", arm: -1 });
  }
  const from5 = charakter2.$depth;
  const to5 = charakter2.$depth - 1;
  charakter2.$depth = to5;
  note({
    origin: "sheet/Charakter/handlungsunfähig",
    kind: "set",
    slot: roots[0],
    column: "$depth",
    entry: 0,
    from: from5,
    to: to5,
  });
  if (charakter2.$depth === 0) {
    note({ origin: "sheet/Charakter/handlungsunfähig", kind: "branch", arm: 0 });
    const from6 = charakter2["$fired/sheet/Charakter/#9"];
    const to6 = 0;
    charakter2["$fired/sheet/Charakter/#9"] = to6;
    note({
      origin: "sheet/Charakter/handlungsunfähig",
      kind: "set",
      slot: roots[0],
      column: "$fired/sheet/Charakter/#9",
      entry: 0,
      from: from6,
      to: to6,
    });
    const from7 = charakter2["$fired/condition/handlungsunfähig/ends"];
    const to7 = 0;
    charakter2["$fired/condition/handlungsunfähig/ends"] = to7;
    note({
      origin: "sheet/Charakter/handlungsunfähig",
      kind: "set",
      slot: roots[0],
      column: "$fired/condition/handlungsunfähig/ends",
      entry: 0,
      from: from7,
      to: to7,
    });
  } else {
    note({ origin: "sheet/Charakter/handlungsunfähig", kind: "branch", arm: -1 });
  }
}

/** write/conflict/Konflikt/Art, told step by step. */
function writeKonfliktArtNoted(io, note, roots, konflikt2, eintrag, wert) {
  const neu = Math.max(0, Math.min(2, wert));
  note({ origin: "conflict/Konflikt/Art", kind: "let", to: 2, value: neu });
  if (neu === konflikt2.Art) {
    note({ origin: "conflict/Konflikt/Art", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "conflict/Konflikt/Art", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "conflict/Konflikt/Art", kind: "branch", arm: -1 });
  }
  const from = konflikt2.Art;
  const to = neu;
  konflikt2.Art = to;
  note({
    origin: "conflict/Konflikt/Art",
    kind: "set",
    slot: roots[0],
    column: "Art",
    entry: 0,
    from: from,
    to: to,
  });
}

/** write/conflict/Konflikt/$ended, told step by step. */
function writeKonfliktEndedNoted(io, note, roots, konflikt2, eintrag, wert) {
  const neu = Math.max(0, Math.min(1, wert));
  note({ origin: "conflict/Konflikt/$ended", kind: "let", to: 2, value: neu });
  if (neu === konflikt2.$ended) {
    note({ origin: "conflict/Konflikt/$ended", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "conflict/Konflikt/$ended", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "conflict/Konflikt/$ended", kind: "branch", arm: -1 });
  }
  const from = konflikt2.$ended;
  const to = neu;
  konflikt2.$ended = to;
  note({
    origin: "conflict/Konflikt/$ended",
    kind: "set",
    slot: roots[0],
    column: "$ended",
    entry: 0,
    from: from,
    to: to,
  });
}

/** write/relation/Konflikt/Dominanz/Dominanz, told step by step. */
function writeDominanzDominanzNoted(io, note, roots, dominanz2, eintrag, wert) {
  const neu = Math.max(-12, Math.min(12, wert));
  note({ origin: "relation/Konflikt/Dominanz/Dominanz", kind: "let", to: 2, value: neu });
  if (neu === dominanz2.Dominanz) {
    note({ origin: "relation/Konflikt/Dominanz/Dominanz", kind: "branch", arm: 0 });
    const result2 = $NONE;
    note({ origin: "relation/Konflikt/Dominanz/Dominanz", kind: "end", result: result2 });
    return;
  } else {
    note({ origin: "relation/Konflikt/Dominanz/Dominanz", kind: "branch", arm: -1 });
  }
  const from = dominanz2.Dominanz;
  const to = neu;
  dominanz2.Dominanz = to;
  note({
    origin: "relation/Konflikt/Dominanz/Dominanz",
    kind: "set",
    slot: roots[0],
    column: "Dominanz",
    entry: 0,
    from: from,
    to: to,
  });
}

// The same rules for exact odds: straight code between one die and the next.

function entryOf(f, first, entries, at) {
  return at >= 0 && at < entries ? f[first + at] : $NONE;
}

/** collection/Charakter/Abzug/= */
function nInFile(f, b0, it) {
  return 0 -
    entryOf(f, b0 + 63, 6, 3 + fixedCollectionCharakterAbzugFeld(it) * 2 - 3) +
    0 -
    entryOf(f, b0 + 63, 6, 3 + fixedCollectionCharakterAbzugFeld(it) * 2 - 2) * 2;
}

/** collection/Attribute/= */
function collectionAttributeInFile(f, b0, it) {
  return entryOf(f, b0 + 69, 9, it) +
    nInFile(f, b0, 9 + bereich(it) - 9) +
    (f[b0 + 118] > 0 && bereich(it) === 0 ? -1 : 0) +
    (f[b0 + 119] > 0 && bereich(it) === 1 ? -1 : 0);
}

/** collection/Charakter/Konfliktwert/= */
function collectionCharakterKonfliktwertInFile(f, b0, it) {
  let part = f[b0 + 78] === $NONE ? 0 : f[b0 + 78];
  let part2 = f[b0 + 82] === $NONE ? 0 : f[b0 + 82];
  let part3 = f[b0 + 83] === $NONE ? 0 : f[b0 + 83];
  return feld(it) === 0
    ? Math.floor(
        (
          Math.floor(
            (collectionAttributeInFile(f, b0, 0) + collectionAttributeInFile(f, b0, 2) + 2) / 4
          ) +
            part +
            1
        ) / 2
      )
    : feld(it) === 1
    ? Math.floor(
        (
          Math.floor(
            (collectionAttributeInFile(f, b0, 3) + collectionAttributeInFile(f, b0, 4) + 2) / 4
          ) +
            part2 +
            1
        ) / 2
      )
    : Math.floor(
        (
          Math.floor(
            (collectionAttributeInFile(f, b0, 6) + collectionAttributeInFile(f, b0, 7) + 2) / 4
          ) +
            part3 +
            1
        ) / 2
      );
}

/** collection/Meta-Talente/= */
function collectionMetaTalenteInFile(f, b0, it) {
  return (
    f[b0 + 80] === $NONE || f[b0 + 81] === $NONE
      ? $NONE
      : Math.floor((f[b0 + 80] + f[b0 + 81] + 1) / 2)
  ) === $NONE
    ? $NONE
    : f[b0 + 80] === $NONE || f[b0 + 81] === $NONE
    ? $NONE
    : Math.floor((f[b0 + 80] + f[b0 + 81] + 1) / 2);
}

/** formula/Gefälle */
function gefälleInFile(f, it1, it2) {
  return it1 + 0 - it2;
}

/** formula/Gesamtkosten */
function gesamtkostenInFile(f, it) {
  return Math.floor((it * (it + 1) + 0 + 1) / 2);
}

/** formula/Kosten */
function kostenInFile(f, it1, it2) {
  return gesamtkostenInFile(f, it2) + 0 - gesamtkostenInFile(f, it1);
}

/** formula/Einsetzbar */
function einsetzbarInFile(f, it1, it2) {
  return it1 === 1 ? 1 : it1 === 0 ? (it2 < 0 ? 1 : 0) : it2 > 0 ? 1 : 0;
}

const checkZufallswurfTables = /* @__PURE__ */ $oddsTables(
  " 1 0 2 -3,-3 3,3 0,0",
  "[[[],4,5,6,[[0,[0,0,0]],[0,[-1,1,3]]],[0],[]]]",
);

/** check/Zufallswurf, for odds. */
function checkZufallswurfOdds(b) {
  const table = checkZufallswurfTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    return 0;
  }

  // draw: Zufall
  function after0(f) {
    f[1] = f[0]; // result
    return -1;
  }
  return {
    size: 2,
    registers: 2,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [{
      kind: "draw",
      label: "Zufall",
      to: [0],
      uses: table.uses[0],
      pool: { kind: "pool", index: (f) => 0 },
      ask: null,
      endless: false,
      next: after0,
    }],
    flows: table.flows,
    open: table.open,
    result: 1,
    reasons: [],
  };
}

const checkErfolgswurfTables = /* @__PURE__ */ $oddsTables(
  " 2,3 0,1 2,2 2,4 5 0 -20,-20,-40,0,-3,0 20,20,40,4,3,1 0*6",
  "[[[],7,8,9,[[0,[0,1,3]],[4,[-1,5,6],[-1,5,6]]],[0],[]]]",
);

/** check/Erfolgswurf, for odds. */
function checkErfolgswurfOdds(b) {
  const table = checkErfolgswurfTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[2] = f[0] + 0 - f[1]; // Differenz
    f[3] = schwierigkeitswort0(Math.min(3, Math.max(-4, f[2]))); // Aussichten
    return 0;
  }

  // draw: Zufall
  function after0(f) {
    if (f[2] + f[4] >= 0) {
      f[5] = 1; // result
      return -1;
    }
    f[5] = 0; // result
    return -1;
  }
  return {
    size: 6,
    registers: 6,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [{
      kind: "draw",
      label: "Zufall",
      to: [4],
      uses: table.uses[0],
      pool: { kind: "pool", index: (f) => 0 },
      ask: null,
      endless: false,
      next: after0,
    }],
    flows: table.flows,
    open: table.open,
    result: 5,
    reasons: [],
  };
}

const checkProbeTables = /* @__PURE__ */ $oddsTables(
  "0..10,84..120,139,140 13,16..19 0..10,12,84..120,139,140 11 0..12,84..120,139,140 2,2..4,4 18,20 14,15  8,8 1,12*9,21,0,-9999,-10062,0,0,-20,0,-29,0,-3,0*69,1*48,0*7 9,20*9,43,9,9999,10016,1,1,20,9,20,4,3,9999,99*62,9*6,6*48,1*4,64,1,1 0,1*9,0*89,1*39,0*7",
  "[[[0],10,11,12,[[0,[0,1,5]],[6,[-1,7,9],[-1,7,9]]],[8],[]]]",
);

/** check/Probe, for odds. */
function checkProbeOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkProbeTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (
      (
        f[10] >= 21 && f[10] <= 42
          ? entryOf(f, b0 + 78, 22, f[10] - 21)
          : collectionMetaTalenteInFile(f, b0, f[10] - 43)
      ) !== $NONE
    ) {
      if (
        (
          f[10] >= 21 && f[10] <= 42
            ? entryOf(f, b0 + 78, 22, f[10] - 21)
            : collectionMetaTalenteInFile(f, b0, f[10] - 43)
        ) > 0
      ) {
        if (
          collectionAttributeInFile(f, b0, f[1] - 12) > 0 &&
            (f[0] <= 1 || collectionAttributeInFile(f, b0, f[2] - 12) > 0) &&
            (f[0] <= 2 || collectionAttributeInFile(f, b0, f[3] - 12) > 0) &&
            (f[0] <= 3 || collectionAttributeInFile(f, b0, f[4] - 12) > 0) &&
            (f[0] <= 4 || collectionAttributeInFile(f, b0, f[5] - 12) > 0) &&
            (f[0] <= 5 || collectionAttributeInFile(f, b0, f[6] - 12) > 0) &&
            (f[0] <= 6 || collectionAttributeInFile(f, b0, f[7] - 12) > 0) &&
            (f[0] <= 7 || collectionAttributeInFile(f, b0, f[8] - 12) > 0) &&
            (f[0] <= 8 || collectionAttributeInFile(f, b0, f[9] - 12) > 0)
        ) {
          f[13] = Math.floor(
            (
              $divide(
                "halfUp",
                collectionAttributeInFile(f, b0, f[1] - 12) +
                  (f[0] > 1 ? collectionAttributeInFile(f, b0, f[2] - 12) : 0) +
                  (f[0] > 2 ? collectionAttributeInFile(f, b0, f[3] - 12) : 0) +
                  (f[0] > 3 ? collectionAttributeInFile(f, b0, f[4] - 12) : 0) +
                  (f[0] > 4 ? collectionAttributeInFile(f, b0, f[5] - 12) : 0) +
                  (f[0] > 5 ? collectionAttributeInFile(f, b0, f[6] - 12) : 0) +
                  (f[0] > 6 ? collectionAttributeInFile(f, b0, f[7] - 12) : 0) +
                  (f[0] > 7 ? collectionAttributeInFile(f, b0, f[8] - 12) : 0) +
                  (f[0] > 8 ? collectionAttributeInFile(f, b0, f[9] - 12) : 0),
                Math.max(
                  1,
                  1 +
                    (f[0] > 1 ? 1 : 0) +
                    (f[0] > 2 ? 1 : 0) +
                    (f[0] > 3 ? 1 : 0) +
                    (f[0] > 4 ? 1 : 0) +
                    (f[0] > 5 ? 1 : 0) +
                    (f[0] > 6 ? 1 : 0) +
                    (f[0] > 7 ? 1 : 0) +
                    (f[0] > 8 ? 1 : 0),
                ) * 2,
              ) +
                (
                  f[10] >= 21 && f[10] <= 42
                    ? entryOf(f, b0 + 78, 22, f[10] - 21)
                    : collectionMetaTalenteInFile(f, b0, f[10] - 43)
                ) +
                1
            ) / 2
          ) +
            f[12]; // P
          f[16] = f[13]; // Zahl
          f[17] = f[11]; // Schwierigkeit
          f[18] = f[16] + 0 - f[17]; // Differenz
          f[19] = schwierigkeitswort0(Math.min(3, Math.max(-4, f[18]))); // Aussichten
          return 0;
        }
        return -2; // check/Probe/#3
      }
      return -3; // check/Probe/#2
    }
    return -4; // check/Probe/#1
  }

  // draw: Zufall
  function after0(f) {
    if (f[18] + f[20] >= 0) {
      f[14] = 1; // Ergebnis
      f[15] = f[14]; // result
      return -1;
    }
    f[14] = 0; // Ergebnis
    f[15] = f[14]; // result
    return -1;
  }
  return {
    size: 145,
    registers: 21,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [{
      kind: "draw",
      label: "Zufall",
      to: [20],
      uses: table.uses[0],
      pool: { kind: "pool", index: (f) => 0 },
      ask: null,
      endless: false,
      next: after0,
    }],
    flows: table.flows,
    open: table.open,
    result: 15,
    reasons: ["check/Probe/#3", "check/Probe/#2", "check/Probe/#1"],
  };
}

const checkAbschätzenTables = /* @__PURE__ */ $oddsTables(
  "0..19,106..142,161,162 23..36,38..41 9 10 11 9,12..18 9,13..18 9,14..18 9,15..18 9,16..18 9,17,18 9,18 19  20 9..20,106..142,161,162 2..15,15,13,15,15 40,42 37 13 21,22 18,18 1,12*8,2,12*9,21,-9999,0,0,2,12*9,21,1,-9999,-10062,0,-20,1,-21,0,-3,0*69,1*48,0*7 8,20*8,9,20*9,43,9999,1,1,9,20*9,43,1,9999,10016,1,20,1,19,4,3,9999,99*62,9*6,6*48,1*4,64,1,1 0,1*8,0,1*9,0*5,1*9,0*88,1*39,0*7",
  "[[[0],22,23,24,[[0,[0,1,16]],[17,[1,18,19],[1,18,19]],[13,[-1,20,21]]],[13,13],[]]]",
);

/** check/Abschätzen, for odds. */
function checkAbschätzenOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkAbschätzenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (
      (
        f[1] === f[10] ||
          f[1] === f[11] ||
          f[9] > 2 && f[1] === f[12] ||
          f[9] > 3 && f[1] === f[13] ||
          f[9] > 4 && f[1] === f[14] ||
          f[9] > 5 && f[1] === f[15] ||
          f[9] > 6 && f[1] === f[16] ||
          f[9] > 7 && f[1] === f[17] ||
          f[9] > 8 && f[1] === f[18]
      ) &&
        (
          f[0] <= 1 ||
            f[2] === f[10] ||
            f[2] === f[11] ||
            f[9] > 2 && f[2] === f[12] ||
            f[9] > 3 && f[2] === f[13] ||
            f[9] > 4 && f[2] === f[14] ||
            f[9] > 5 && f[2] === f[15] ||
            f[9] > 6 && f[2] === f[16] ||
            f[9] > 7 && f[2] === f[17] ||
            f[9] > 8 && f[2] === f[18]
        ) &&
        (
          f[0] <= 2 ||
            f[3] === f[10] ||
            f[3] === f[11] ||
            f[9] > 2 && f[3] === f[12] ||
            f[9] > 3 && f[3] === f[13] ||
            f[9] > 4 && f[3] === f[14] ||
            f[9] > 5 && f[3] === f[15] ||
            f[9] > 6 && f[3] === f[16] ||
            f[9] > 7 && f[3] === f[17] ||
            f[9] > 8 && f[3] === f[18]
        ) &&
        (
          f[0] <= 3 ||
            f[4] === f[10] ||
            f[4] === f[11] ||
            f[9] > 2 && f[4] === f[12] ||
            f[9] > 3 && f[4] === f[13] ||
            f[9] > 4 && f[4] === f[14] ||
            f[9] > 5 && f[4] === f[15] ||
            f[9] > 6 && f[4] === f[16] ||
            f[9] > 7 && f[4] === f[17] ||
            f[9] > 8 && f[4] === f[18]
        ) &&
        (
          f[0] <= 4 ||
            f[5] === f[10] ||
            f[5] === f[11] ||
            f[9] > 2 && f[5] === f[12] ||
            f[9] > 3 && f[5] === f[13] ||
            f[9] > 4 && f[5] === f[14] ||
            f[9] > 5 && f[5] === f[15] ||
            f[9] > 6 && f[5] === f[16] ||
            f[9] > 7 && f[5] === f[17] ||
            f[9] > 8 && f[5] === f[18]
        ) &&
        (
          f[0] <= 5 ||
            f[6] === f[10] ||
            f[6] === f[11] ||
            f[9] > 2 && f[6] === f[12] ||
            f[9] > 3 && f[6] === f[13] ||
            f[9] > 4 && f[6] === f[14] ||
            f[9] > 5 && f[6] === f[15] ||
            f[9] > 6 && f[6] === f[16] ||
            f[9] > 7 && f[6] === f[17] ||
            f[9] > 8 && f[6] === f[18]
        ) &&
        (
          f[0] <= 6 ||
            f[7] === f[10] ||
            f[7] === f[11] ||
            f[9] > 2 && f[7] === f[12] ||
            f[9] > 3 && f[7] === f[13] ||
            f[9] > 4 && f[7] === f[14] ||
            f[9] > 5 && f[7] === f[15] ||
            f[9] > 6 && f[7] === f[16] ||
            f[9] > 7 && f[7] === f[17] ||
            f[9] > 8 && f[7] === f[18]
        ) &&
        (
          f[0] <= 7 ||
            f[8] === f[10] ||
            f[8] === f[11] ||
            f[9] > 2 && f[8] === f[12] ||
            f[9] > 3 && f[8] === f[13] ||
            f[9] > 4 && f[8] === f[14] ||
            f[9] > 5 && f[8] === f[15] ||
            f[9] > 6 && f[8] === f[16] ||
            f[9] > 7 && f[8] === f[17] ||
            f[9] > 8 && f[8] === f[18]
        )
    ) {
      if (
        bereich(f[10] - 12) === 1 &&
          !(
            f[10] === f[1] ||
              f[0] > 1 && f[10] === f[2] ||
              f[0] > 2 && f[10] === f[3] ||
              f[0] > 3 && f[10] === f[4] ||
              f[0] > 4 && f[10] === f[5] ||
              f[0] > 5 && f[10] === f[6] ||
              f[0] > 6 && f[10] === f[7] ||
              f[0] > 7 && f[10] === f[8]
          ) ||
          bereich(f[11] - 12) === 1 &&
            !(
              f[11] === f[1] ||
                f[0] > 1 && f[11] === f[2] ||
                f[0] > 2 && f[11] === f[3] ||
                f[0] > 3 && f[11] === f[4] ||
                f[0] > 4 && f[11] === f[5] ||
                f[0] > 5 && f[11] === f[6] ||
                f[0] > 6 && f[11] === f[7] ||
                f[0] > 7 && f[11] === f[8]
            ) ||
          f[9] > 2 &&
            bereich(f[12] - 12) === 1 &&
            !(
              f[12] === f[1] ||
                f[0] > 1 && f[12] === f[2] ||
                f[0] > 2 && f[12] === f[3] ||
                f[0] > 3 && f[12] === f[4] ||
                f[0] > 4 && f[12] === f[5] ||
                f[0] > 5 && f[12] === f[6] ||
                f[0] > 6 && f[12] === f[7] ||
                f[0] > 7 && f[12] === f[8]
            ) ||
          f[9] > 3 &&
            bereich(f[13] - 12) === 1 &&
            !(
              f[13] === f[1] ||
                f[0] > 1 && f[13] === f[2] ||
                f[0] > 2 && f[13] === f[3] ||
                f[0] > 3 && f[13] === f[4] ||
                f[0] > 4 && f[13] === f[5] ||
                f[0] > 5 && f[13] === f[6] ||
                f[0] > 6 && f[13] === f[7] ||
                f[0] > 7 && f[13] === f[8]
            ) ||
          f[9] > 4 &&
            bereich(f[14] - 12) === 1 &&
            !(
              f[14] === f[1] ||
                f[0] > 1 && f[14] === f[2] ||
                f[0] > 2 && f[14] === f[3] ||
                f[0] > 3 && f[14] === f[4] ||
                f[0] > 4 && f[14] === f[5] ||
                f[0] > 5 && f[14] === f[6] ||
                f[0] > 6 && f[14] === f[7] ||
                f[0] > 7 && f[14] === f[8]
            ) ||
          f[9] > 5 &&
            bereich(f[15] - 12) === 1 &&
            !(
              f[15] === f[1] ||
                f[0] > 1 && f[15] === f[2] ||
                f[0] > 2 && f[15] === f[3] ||
                f[0] > 3 && f[15] === f[4] ||
                f[0] > 4 && f[15] === f[5] ||
                f[0] > 5 && f[15] === f[6] ||
                f[0] > 6 && f[15] === f[7] ||
                f[0] > 7 && f[15] === f[8]
            ) ||
          f[9] > 6 &&
            bereich(f[16] - 12) === 1 &&
            !(
              f[16] === f[1] ||
                f[0] > 1 && f[16] === f[2] ||
                f[0] > 2 && f[16] === f[3] ||
                f[0] > 3 && f[16] === f[4] ||
                f[0] > 4 && f[16] === f[5] ||
                f[0] > 5 && f[16] === f[6] ||
                f[0] > 6 && f[16] === f[7] ||
                f[0] > 7 && f[16] === f[8]
            ) ||
          f[9] > 7 &&
            bereich(f[17] - 12) === 1 &&
            !(
              f[17] === f[1] ||
                f[0] > 1 && f[17] === f[2] ||
                f[0] > 2 && f[17] === f[3] ||
                f[0] > 3 && f[17] === f[4] ||
                f[0] > 4 && f[17] === f[5] ||
                f[0] > 5 && f[17] === f[6] ||
                f[0] > 6 && f[17] === f[7] ||
                f[0] > 7 && f[17] === f[8]
            ) ||
          f[9] > 8 &&
            bereich(f[18] - 12) === 1 &&
            !(
              f[18] === f[1] ||
                f[0] > 1 && f[18] === f[2] ||
                f[0] > 2 && f[18] === f[3] ||
                f[0] > 3 && f[18] === f[4] ||
                f[0] > 4 && f[18] === f[5] ||
                f[0] > 5 && f[18] === f[6] ||
                f[0] > 6 && f[18] === f[7] ||
                f[0] > 7 && f[18] === f[8]
            )
      ) {
        f[23] = Math.min(
          9,
          2 +
            (f[9] > 2 ? 1 : 0) +
            (f[9] > 3 ? 1 : 0) +
            (f[9] > 4 ? 1 : 0) +
            (f[9] > 5 ? 1 : 0) +
            (f[9] > 6 ? 1 : 0) +
            (f[9] > 7 ? 1 : 0) +
            (f[9] > 8 ? 1 : 0),
        ); // Basis
        f[24] = f[10]; // Basis 1
        f[25] = f[11]; // Basis 2
        f[26] = f[9] > 2
          ? f[12]
          : f[9] > 3
          ? f[13]
          : f[9] > 4
          ? f[14]
          : f[9] > 5
          ? f[15]
          : f[9] > 6
          ? f[16]
          : f[9] > 7
          ? f[17]
          : f[9] > 8
          ? f[18]
          : $NONE; // Basis 3
        f[27] = f[9] > 2
          ? (
              f[9] > 3
                ? f[13]
                : f[9] > 4
                ? f[14]
                : f[9] > 5
                ? f[15]
                : f[9] > 6
                ? f[16]
                : f[9] > 7
                ? f[17]
                : f[9] > 8
                ? f[18]
                : $NONE
            )
          : f[9] > 3
          ? (
              f[9] > 4
                ? f[14]
                : f[9] > 5
                ? f[15]
                : f[9] > 6
                ? f[16]
                : f[9] > 7
                ? f[17]
                : f[9] > 8
                ? f[18]
                : $NONE
            )
          : f[9] > 4
          ? (f[9] > 5 ? f[15] : f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
          : f[9] > 5
          ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
          : f[9] > 6
          ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
          : f[9] > 7
          ? (f[9] > 8 ? f[18] : $NONE)
          : $NONE; // Basis 4
        f[28] = f[9] > 2
          ? (
              f[9] > 3
                ? (
                    f[9] > 4
                      ? f[14]
                      : f[9] > 5
                      ? f[15]
                      : f[9] > 6
                      ? f[16]
                      : f[9] > 7
                      ? f[17]
                      : f[9] > 8
                      ? f[18]
                      : $NONE
                  )
                : f[9] > 4
                ? (
                    f[9] > 5
                      ? f[15]
                      : f[9] > 6
                      ? f[16]
                      : f[9] > 7
                      ? f[17]
                      : f[9] > 8
                      ? f[18]
                      : $NONE
                  )
                : f[9] > 5
                ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 6
                ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 7
                ? (f[9] > 8 ? f[18] : $NONE)
                : $NONE
            )
          : f[9] > 3
          ? (
              f[9] > 4
                ? (
                    f[9] > 5
                      ? f[15]
                      : f[9] > 6
                      ? f[16]
                      : f[9] > 7
                      ? f[17]
                      : f[9] > 8
                      ? f[18]
                      : $NONE
                  )
                : f[9] > 5
                ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 6
                ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 7
                ? (f[9] > 8 ? f[18] : $NONE)
                : $NONE
            )
          : f[9] > 4
          ? (
              f[9] > 5
                ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 6
                ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 7
                ? (f[9] > 8 ? f[18] : $NONE)
                : $NONE
            )
          : f[9] > 5
          ? (
              f[9] > 6
                ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                : f[9] > 7
                ? (f[9] > 8 ? f[18] : $NONE)
                : $NONE
            )
          : f[9] > 6
          ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
          : $NONE; // Basis 5
        f[29] = f[9] > 2
          ? (
              f[9] > 3
                ? (
                    f[9] > 4
                      ? (
                          f[9] > 5
                            ? f[15]
                            : f[9] > 6
                            ? f[16]
                            : f[9] > 7
                            ? f[17]
                            : f[9] > 8
                            ? f[18]
                            : $NONE
                        )
                      : f[9] > 5
                      ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 6
                      ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 7
                      ? (f[9] > 8 ? f[18] : $NONE)
                      : $NONE
                  )
                : f[9] > 4
                ? (
                    f[9] > 5
                      ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 6
                      ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 7
                      ? (f[9] > 8 ? f[18] : $NONE)
                      : $NONE
                  )
                : f[9] > 5
                ? (
                    f[9] > 6
                      ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 7
                      ? (f[9] > 8 ? f[18] : $NONE)
                      : $NONE
                  )
                : f[9] > 6
                ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                : $NONE
            )
          : f[9] > 3
          ? (
              f[9] > 4
                ? (
                    f[9] > 5
                      ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 6
                      ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 7
                      ? (f[9] > 8 ? f[18] : $NONE)
                      : $NONE
                  )
                : f[9] > 5
                ? (
                    f[9] > 6
                      ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 7
                      ? (f[9] > 8 ? f[18] : $NONE)
                      : $NONE
                  )
                : f[9] > 6
                ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                : $NONE
            )
          : f[9] > 4
          ? (
              f[9] > 5
                ? (
                    f[9] > 6
                      ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                      : f[9] > 7
                      ? (f[9] > 8 ? f[18] : $NONE)
                      : $NONE
                  )
                : f[9] > 6
                ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                : $NONE
            )
          : f[9] > 5
          ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
          : $NONE; // Basis 6
        f[30] = f[9] > 2
          ? (
              f[9] > 3
                ? (
                    f[9] > 4
                      ? (
                          f[9] > 5
                            ? (f[9] > 6 ? f[16] : f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                            : f[9] > 6
                            ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                            : f[9] > 7
                            ? (f[9] > 8 ? f[18] : $NONE)
                            : $NONE
                        )
                      : f[9] > 5
                      ? (
                          f[9] > 6
                            ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                            : f[9] > 7
                            ? (f[9] > 8 ? f[18] : $NONE)
                            : $NONE
                        )
                      : f[9] > 6
                      ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                      : $NONE
                  )
                : f[9] > 4
                ? (
                    f[9] > 5
                      ? (
                          f[9] > 6
                            ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                            : f[9] > 7
                            ? (f[9] > 8 ? f[18] : $NONE)
                            : $NONE
                        )
                      : f[9] > 6
                      ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                      : $NONE
                  )
                : f[9] > 5
                ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                : $NONE
            )
          : f[9] > 3
          ? (
              f[9] > 4
                ? (
                    f[9] > 5
                      ? (
                          f[9] > 6
                            ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                            : f[9] > 7
                            ? (f[9] > 8 ? f[18] : $NONE)
                            : $NONE
                        )
                      : f[9] > 6
                      ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                      : $NONE
                  )
                : f[9] > 5
                ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                : $NONE
            )
          : f[9] > 4
          ? (
              f[9] > 5
                ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                : $NONE
            )
          : $NONE; // Basis 7
        f[31] = f[9] > 2
          ? (
              f[9] > 3
                ? (
                    f[9] > 4
                      ? (
                          f[9] > 5
                            ? (
                                f[9] > 6
                                  ? (f[9] > 7 ? f[17] : f[9] > 8 ? f[18] : $NONE)
                                  : f[9] > 7
                                  ? (f[9] > 8 ? f[18] : $NONE)
                                  : $NONE
                              )
                            : f[9] > 6
                            ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE)
                            : $NONE
                        )
                      : f[9] > 5
                      ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                      : $NONE
                  )
                : f[9] > 4
                ? (
                    f[9] > 5
                      ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                      : $NONE
                  )
                : $NONE
            )
          : f[9] > 3
          ? (
              f[9] > 4
                ? (
                    f[9] > 5
                      ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                      : $NONE
                  )
                : $NONE
            )
          : $NONE; // Basis 8
        f[32] = f[9] > 2
          ? (
              f[9] > 3
                ? (
                    f[9] > 4
                      ? (
                          f[9] > 5
                            ? (f[9] > 6 ? (f[9] > 7 ? (f[9] > 8 ? f[18] : $NONE) : $NONE) : $NONE)
                            : $NONE
                        )
                      : $NONE
                  )
                : $NONE
            )
          : $NONE; // Basis 9
        f[33] = f[19]; // Können
        f[34] = 1; // Schwierigkeit
        f[35] = f[20]; // modifiers
        if (
          (
            f[33] >= 21 && f[33] <= 42
              ? entryOf(f, b0 + 78, 22, f[33] - 21)
              : collectionMetaTalenteInFile(f, b0, f[33] - 43)
          ) !== $NONE
        ) {
          if (
            (
              f[33] >= 21 && f[33] <= 42
                ? entryOf(f, b0 + 78, 22, f[33] - 21)
                : collectionMetaTalenteInFile(f, b0, f[33] - 43)
            ) > 0
          ) {
            if (
              collectionAttributeInFile(f, b0, f[24] - 12) > 0 &&
                (f[23] <= 1 || collectionAttributeInFile(f, b0, f[25] - 12) > 0) &&
                (f[23] <= 2 || collectionAttributeInFile(f, b0, f[26] - 12) > 0) &&
                (f[23] <= 3 || collectionAttributeInFile(f, b0, f[27] - 12) > 0) &&
                (f[23] <= 4 || collectionAttributeInFile(f, b0, f[28] - 12) > 0) &&
                (f[23] <= 5 || collectionAttributeInFile(f, b0, f[29] - 12) > 0) &&
                (f[23] <= 6 || collectionAttributeInFile(f, b0, f[30] - 12) > 0) &&
                (f[23] <= 7 || collectionAttributeInFile(f, b0, f[31] - 12) > 0) &&
                (f[23] <= 8 || collectionAttributeInFile(f, b0, f[32] - 12) > 0)
            ) {
              f[36] = Math.floor(
                (
                  $divide(
                    "halfUp",
                    collectionAttributeInFile(f, b0, f[24] - 12) +
                      (f[23] > 1 ? collectionAttributeInFile(f, b0, f[25] - 12) : 0) +
                      (f[23] > 2 ? collectionAttributeInFile(f, b0, f[26] - 12) : 0) +
                      (f[23] > 3 ? collectionAttributeInFile(f, b0, f[27] - 12) : 0) +
                      (f[23] > 4 ? collectionAttributeInFile(f, b0, f[28] - 12) : 0) +
                      (f[23] > 5 ? collectionAttributeInFile(f, b0, f[29] - 12) : 0) +
                      (f[23] > 6 ? collectionAttributeInFile(f, b0, f[30] - 12) : 0) +
                      (f[23] > 7 ? collectionAttributeInFile(f, b0, f[31] - 12) : 0) +
                      (f[23] > 8 ? collectionAttributeInFile(f, b0, f[32] - 12) : 0),
                    Math.max(
                      1,
                      1 +
                        (f[23] > 1 ? 1 : 0) +
                        (f[23] > 2 ? 1 : 0) +
                        (f[23] > 3 ? 1 : 0) +
                        (f[23] > 4 ? 1 : 0) +
                        (f[23] > 5 ? 1 : 0) +
                        (f[23] > 6 ? 1 : 0) +
                        (f[23] > 7 ? 1 : 0) +
                        (f[23] > 8 ? 1 : 0),
                    ) * 2,
                  ) +
                    (
                      f[33] >= 21 && f[33] <= 42
                        ? entryOf(f, b0 + 78, 22, f[33] - 21)
                        : collectionMetaTalenteInFile(f, b0, f[33] - 43)
                    ) +
                    1
                ) / 2
              ) +
                f[35]; // P
              f[38] = f[36]; // Zahl
              f[39] = f[34]; // Schwierigkeit
              f[40] = f[38] + 0 - f[39]; // Differenz
              f[41] = schwierigkeitswort0(Math.min(3, Math.max(-4, f[40]))); // Aussichten
              return 0;
            }
            return -2; // check/Probe/#3
          }
          return -3; // check/Probe/#2
        }
        return -4; // check/Probe/#1
      }
      return -5; // check/Abschätzen/#2
    }
    return -6; // check/Abschätzen/#1
  }

  // draw: Zufall
  function after0(f) {
    if (f[40] + f[42] >= 0) {
      f[37] = 1; // Ergebnis
      return 1;
    }
    f[37] = 0; // Ergebnis
    return 1;
  }

  // join: check/Probe/#5
  function after1(f) {
    f[21] = f[37]; // Ergebnis
    f[22] = f[21]; // result
    return -1;
  }
  return {
    size: 167,
    registers: 43,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "draw",
        label: "Zufall",
        to: [42],
        uses: table.uses[0],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "join",
        label: "check/Probe/#5",
        to: [],
        uses: table.uses[1],
        pool: null,
        ask: null,
        endless: false,
        next: after1,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 22,
    reasons: [
      "check/Probe/#3",
      "check/Probe/#2",
      "check/Probe/#1",
      "check/Abschätzen/#2",
      "check/Abschätzen/#1",
    ],
  };
}

const checkProbeUnterUmständenTables = /* @__PURE__ */ $oddsTables(
  " 0..10,101..137,156,157 13..15,18..31,33..36 12 0 1 0,2..9 0,3..9 0,4..9 0,5..9 0,6..9 0,7..9 0,8,9 0,9 10 11,12 0..12,101..137,156,157 3*3,4..14,0,15,16,16,0,16,16 35,37 32 16,17 19,19 1,12*9,21,-9999,-3,0*5,1,12*9,21,1,-9999,-10062,0,-20,1,-21,0,-3,0*69,1*48,0*7 9,20*9,43,9999,3*4,1,1,9,20*9,43,1,9999,10016,1,20,1,19,4,3,9999,99*62,9*6,6*48,1*4,64,1,1 0,1*9,0*3,1,0*5,1*9,0*88,1*39,0*7",
  "[[[0],22,23,24,[[0,[0,0,0]],[1,[1,2,17]],[18,[2,19,4],[2,19,4]],[0,[-1,20,21]]],[0,0,0],[]]]",
);

/** check/Probe unter Umständen, for odds. */
function checkProbeUnterUmständenOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkProbeUnterUmständenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    return 0;
  }

  // ask: Umstand
  function after0(f) {
    f[13] = richtwerteFürModifikatoren0(f[12]); // Beschreibung
    f[14] = richtwerteFürModifikatoren1(f[12]); // nötige Ausrüstung
    f[15] = richtwerteFürModifikatoren2(f[12]); // hilfreiche Ausrüstung
    f[18] = Math.min(
      9,
      1 +
        (f[0] > 1 ? 1 : 0) +
        (f[0] > 2 ? 1 : 0) +
        (f[0] > 3 ? 1 : 0) +
        (f[0] > 4 ? 1 : 0) +
        (f[0] > 5 ? 1 : 0) +
        (f[0] > 6 ? 1 : 0) +
        (f[0] > 7 ? 1 : 0) +
        (f[0] > 8 ? 1 : 0),
    ); // Basis
    f[19] = f[1]; // Basis 1
    f[20] = f[0] > 1
      ? f[2]
      : f[0] > 2
      ? f[3]
      : f[0] > 3
      ? f[4]
      : f[0] > 4
      ? f[5]
      : f[0] > 5
      ? f[6]
      : f[0] > 6
      ? f[7]
      : f[0] > 7
      ? f[8]
      : f[0] > 8
      ? f[9]
      : $NONE; // Basis 2
    f[21] = f[0] > 1
      ? (
          f[0] > 2
            ? f[3]
            : f[0] > 3
            ? f[4]
            : f[0] > 4
            ? f[5]
            : f[0] > 5
            ? f[6]
            : f[0] > 6
            ? f[7]
            : f[0] > 7
            ? f[8]
            : f[0] > 8
            ? f[9]
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? f[4]
            : f[0] > 4
            ? f[5]
            : f[0] > 5
            ? f[6]
            : f[0] > 6
            ? f[7]
            : f[0] > 7
            ? f[8]
            : f[0] > 8
            ? f[9]
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? f[5]
            : f[0] > 5
            ? f[6]
            : f[0] > 6
            ? f[7]
            : f[0] > 7
            ? f[8]
            : f[0] > 8
            ? f[9]
            : $NONE
        )
      : f[0] > 4
      ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
      : f[0] > 5
      ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
      : f[0] > 6
      ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
      : f[0] > 7
      ? (f[0] > 8 ? f[9] : $NONE)
      : $NONE; // Basis 3
    f[22] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? f[4]
                  : f[0] > 4
                  ? f[5]
                  : f[0] > 5
                  ? f[6]
                  : f[0] > 6
                  ? f[7]
                  : f[0] > 7
                  ? f[8]
                  : f[0] > 8
                  ? f[9]
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? f[5]
                  : f[0] > 5
                  ? f[6]
                  : f[0] > 6
                  ? f[7]
                  : f[0] > 7
                  ? f[8]
                  : f[0] > 8
                  ? f[9]
                  : $NONE
              )
            : f[0] > 4
            ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? f[5]
                  : f[0] > 5
                  ? f[6]
                  : f[0] > 6
                  ? f[7]
                  : f[0] > 7
                  ? f[8]
                  : f[0] > 8
                  ? f[9]
                  : $NONE
              )
            : f[0] > 4
            ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 4
      ? (
          f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 5
      ? (
          f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 6
      ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
      : $NONE; // Basis 4
    f[23] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? f[5]
                        : f[0] > 5
                        ? f[6]
                        : f[0] > 6
                        ? f[7]
                        : f[0] > 7
                        ? f[8]
                        : f[0] > 8
                        ? f[9]
                        : $NONE
                    )
                  : f[0] > 4
                  ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 4
      ? (
          f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 5
      ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
      : $NONE; // Basis 5
    f[24] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? f[6]
                              : f[0] > 6
                              ? f[7]
                              : f[0] > 7
                              ? f[8]
                              : f[0] > 8
                              ? f[9]
                              : $NONE
                          )
                        : f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (
                f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 4
      ? (f[0] > 5 ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE) : $NONE)
      : $NONE; // Basis 6
    f[25] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 4
                  ? (
                      f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE; // Basis 7
    f[26] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? (
                                  f[0] > 6
                                    ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                                    : f[0] > 7
                                    ? (f[0] > 8 ? f[9] : $NONE)
                                    : $NONE
                                )
                              : f[0] > 6
                              ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                              : $NONE
                          )
                        : f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE; // Basis 8
    f[27] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                              : $NONE
                          )
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE; // Basis 9
    f[28] = f[10]; // Können
    f[29] = 1; // Schwierigkeit
    f[30] = f[12] + f[11]; // modifiers
    if (
      (
        f[28] >= 21 && f[28] <= 42
          ? entryOf(f, b0 + 78, 22, f[28] - 21)
          : collectionMetaTalenteInFile(f, b0, f[28] - 43)
      ) !== $NONE
    ) {
      if (
        (
          f[28] >= 21 && f[28] <= 42
            ? entryOf(f, b0 + 78, 22, f[28] - 21)
            : collectionMetaTalenteInFile(f, b0, f[28] - 43)
        ) > 0
      ) {
        if (
          collectionAttributeInFile(f, b0, f[19] - 12) > 0 &&
            (f[18] <= 1 || collectionAttributeInFile(f, b0, f[20] - 12) > 0) &&
            (f[18] <= 2 || collectionAttributeInFile(f, b0, f[21] - 12) > 0) &&
            (f[18] <= 3 || collectionAttributeInFile(f, b0, f[22] - 12) > 0) &&
            (f[18] <= 4 || collectionAttributeInFile(f, b0, f[23] - 12) > 0) &&
            (f[18] <= 5 || collectionAttributeInFile(f, b0, f[24] - 12) > 0) &&
            (f[18] <= 6 || collectionAttributeInFile(f, b0, f[25] - 12) > 0) &&
            (f[18] <= 7 || collectionAttributeInFile(f, b0, f[26] - 12) > 0) &&
            (f[18] <= 8 || collectionAttributeInFile(f, b0, f[27] - 12) > 0)
        ) {
          f[31] = Math.floor(
            (
              $divide(
                "halfUp",
                collectionAttributeInFile(f, b0, f[19] - 12) +
                  (f[18] > 1 ? collectionAttributeInFile(f, b0, f[20] - 12) : 0) +
                  (f[18] > 2 ? collectionAttributeInFile(f, b0, f[21] - 12) : 0) +
                  (f[18] > 3 ? collectionAttributeInFile(f, b0, f[22] - 12) : 0) +
                  (f[18] > 4 ? collectionAttributeInFile(f, b0, f[23] - 12) : 0) +
                  (f[18] > 5 ? collectionAttributeInFile(f, b0, f[24] - 12) : 0) +
                  (f[18] > 6 ? collectionAttributeInFile(f, b0, f[25] - 12) : 0) +
                  (f[18] > 7 ? collectionAttributeInFile(f, b0, f[26] - 12) : 0) +
                  (f[18] > 8 ? collectionAttributeInFile(f, b0, f[27] - 12) : 0),
                Math.max(
                  1,
                  1 +
                    (f[18] > 1 ? 1 : 0) +
                    (f[18] > 2 ? 1 : 0) +
                    (f[18] > 3 ? 1 : 0) +
                    (f[18] > 4 ? 1 : 0) +
                    (f[18] > 5 ? 1 : 0) +
                    (f[18] > 6 ? 1 : 0) +
                    (f[18] > 7 ? 1 : 0) +
                    (f[18] > 8 ? 1 : 0),
                ) * 2,
              ) +
                (
                  f[28] >= 21 && f[28] <= 42
                    ? entryOf(f, b0 + 78, 22, f[28] - 21)
                    : collectionMetaTalenteInFile(f, b0, f[28] - 43)
                ) +
                1
            ) / 2
          ) +
            f[30]; // P
          f[33] = f[31]; // Zahl
          f[34] = f[29]; // Schwierigkeit
          f[35] = f[33] + 0 - f[34]; // Differenz
          f[36] = schwierigkeitswort0(Math.min(3, Math.max(-4, f[35]))); // Aussichten
          return 1;
        }
        return -2; // check/Probe/#3
      }
      return -3; // check/Probe/#2
    }
    return -4; // check/Probe/#1
  }

  // draw: Zufall
  function after1(f) {
    if (f[35] + f[37] >= 0) {
      f[32] = 1; // Ergebnis
      return 2;
    }
    f[32] = 0; // Ergebnis
    return 2;
  }

  // join: check/Probe/#5
  function after2(f) {
    f[16] = f[32]; // Ergebnis
    f[17] = f[16]; // result
    return -1;
  }
  return {
    size: 162,
    registers: 38,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "ask",
        label: "Umstand",
        to: [12],
        uses: table.uses[0],
        pool: null,
        ask: {
          key: "Umstand",
          by: "gm",
          sees: [],
          usual: (f) => 0,
          range: [-3, 3],
          optional: false,
        },
        endless: false,
        next: after0,
      },
      {
        kind: "draw",
        label: "Zufall",
        to: [37],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "join",
        label: "check/Probe/#5",
        to: [],
        uses: table.uses[2],
        pool: null,
        ask: null,
        endless: false,
        next: after2,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 17,
    reasons: ["check/Probe/#3", "check/Probe/#2", "check/Probe/#1"],
  };
}

const checkWurfvergleichTables = /* @__PURE__ */ $oddsTables(
  " 0..2 3,4 1,0 -60,-3,-3,-66,0 60,3,3,66,2 0*5",
  "[[[],4,5,6,[[0,[0,0,0]],[0,[1,0,0]],[1,[-1,2,3],[-1,2,3],[-1,2,3]]],[0,0],[]]]",
);

/** check/Wurfvergleich, for odds. */
function checkWurfvergleichOdds(b) {
  const table = checkWurfvergleichTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    return 0;
  }

  // draw: Wurf
  function after0(f) {
    return 1;
  }

  // draw: Gegenwurf
  function after1(f) {
    f[3] = f[0] + f[1] + 0 - f[2]; // Spanne
    if (f[3] > 0) {
      f[4] = 2; // result
      return -1;
    }
    if (f[3] === 0) {
      f[4] = 1; // result
      return -1;
    }
    f[4] = 0; // result
    return -1;
  }
  return {
    size: 5,
    registers: 5,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "draw",
        label: "Wurf",
        to: [1],
        uses: table.uses[0],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "draw",
        label: "Gegenwurf",
        to: [2],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 4,
    reasons: [],
  };
}

const checkVergleichsprobeTables = /* @__PURE__ */ $oddsTables(
  " 1 0 4 2 3 4..6 1,2,7 0,0,6 -60,0*3,-60,-3,-3,-66 60,2,2,1,60,3,3,66 0*8",
  "[[[],9,10,11,[[0,[0,1,2]],[1,[1,3,4],[-1,5,2],[-1,5,2]],[0,[2,0,0]],[6,[0,7,8],[0,7,8],[0,7,8]]],[0,0,0],[]]]",
);

/** check/Vergleichsprobe, for odds. */
function checkVergleichsprobeOdds(b) {
  const table = checkVergleichsprobeTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = 1; // Stand
    return 0;
  }

  // head: check/Vergleichsprobe/#4
  function after0(f) {
    if (f[1] === 1) {
      f[4] = f[0]; // Vorsprung
      return 1;
    }
    if (f[1] === 2) {
      f[3] = 1; // result
      return -1;
    }
    f[3] = 0; // result
    return -1;
  }

  // draw: Wurf
  function after1(f) {
    return 2;
  }

  // draw: Gegenwurf
  function after2(f) {
    f[7] = f[4] + f[5] + 0 - f[6]; // Spanne
    if (f[7] > 0) {
      f[2] = 2; // Durchgang
      f[1] = Math.min(2, Math.max(0, f[2])); // Stand
      return 0;
    }
    if (f[7] === 0) {
      f[2] = 1; // Durchgang
      f[1] = Math.min(2, Math.max(0, f[2])); // Stand
      return 0;
    }
    f[2] = 0; // Durchgang
    f[1] = Math.min(2, Math.max(0, f[2])); // Stand
    return 0;
  }
  return {
    size: 8,
    registers: 8,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Vergleichsprobe/#4",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: true,
        next: after0,
      },
      {
        kind: "draw",
        label: "Wurf",
        to: [5],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "draw",
        label: "Gegenwurf",
        to: [6],
        uses: table.uses[2],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after2,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 3,
    reasons: [],
  };
}

const checkKonfliktprobeTables = /* @__PURE__ */ $oddsTables(
  " 1,2,5,6 75..90,94,95,130,131,260 262 0,75..90,94,95,129..131,260,262 2..4,0 6 8 5 3,4 0,0 8..10 6,7,11 0,0,11 -9999,-12,-12,0,0,-60,0,0,-60,-3,-3,-66,0*69,1*48,0*76,1*48,0*9,-12 9999,12,12,1,1,60,2,2,60,3,3,66,9999,99*62,9*6,6*48,1*4,64,1,1,9999,99*62,9*6,6*48,1*4,64,1,1,2,1,12 0*90,1*39,0*85,1*39,0*10 75..90,94,95,130,131,199..214,218,219,254,255,260 0,75..90,94,95,129..131,199..214,218,219,254,255,260,262 17,3,18,0",
  "[[[0,0,2,3],14,15,16,[[0,[0,1,5]],[6,[1,7,7],[-1,9,10],[-1,9,10]],[0,[2,0,0]],[11,[0,12,13],[0,12,13],[0,12,13]]],[0,0,0],[]],[[0,1,2,3],14,15,16,[[0,[0,1,19]],[6,[1,7,7],[-1,9,10],[-1,9,10]],[0,[2,0,0]],[11,[0,12,13],[0,12,13],[0,12,13]]],[0,0,0],[]]]",
);

/** check/Konfliktprobe, for odds. */
function checkKonfliktprobeOdds(b) {
  const b0 = b[0]; // Akteur
  const b1 = b[1]; // Gegner
  const b2 = b[2]; // Konflikt
  const b3 = b[3]; // Dominanz(Akteur, Gegner)
  const table = checkKonfliktprobeTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = collectionCharakterKonfliktwertInFile(f, b0, f[b2]) +
      0 -
      collectionCharakterKonfliktwertInFile(f, b1, f[b2]); // Abstand
    f[2] = f[b3]; // Oberhand
    f[5] = f[1] + f[2] + f[0] + (f[b0 + 117] > 0 ? 1 : 0); // Vorsprung
    f[6] = 1; // Stand
    return 0;
  }

  // head: check/Vergleichsprobe/#4
  function after0(f) {
    if (f[6] === 1) {
      f[8] = f[5]; // Vorsprung
      return 1;
    }
    if (f[6] === 2) {
      f[3] = 1; // Ergebnis
      f[4] = f[3]; // result
      return -1;
    }
    f[3] = 0; // Ergebnis
    f[4] = f[3]; // result
    return -1;
  }

  // draw: Wurf
  function after1(f) {
    return 2;
  }

  // draw: Gegenwurf
  function after2(f) {
    f[11] = f[8] + f[9] + 0 - f[10]; // Spanne
    if (f[11] > 0) {
      f[7] = 2; // Durchgang
      f[6] = Math.min(2, Math.max(0, f[7])); // Stand
      return 0;
    }
    if (f[11] === 0) {
      f[7] = 1; // Durchgang
      f[6] = Math.min(2, Math.max(0, f[7])); // Stand
      return 0;
    }
    f[7] = 0; // Durchgang
    f[6] = Math.min(2, Math.max(0, f[7])); // Stand
    return 0;
  }
  return {
    size: 263,
    registers: 12,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Vergleichsprobe/#4",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: true,
        next: after0,
      },
      {
        kind: "draw",
        label: "Wurf",
        to: [9],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "draw",
        label: "Gegenwurf",
        to: [10],
        uses: table.uses[2],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after2,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 4,
    reasons: [],
  };
}

const checkUmlenkenTables = /* @__PURE__ */ $oddsTables(
  "125  2..4,129 1,2 0,1,3 0,1,4 0,1,129 3..6 0*74,1*48,0*9 2,1,0,2,2,9999,99*62,9*6,6*48,1*4,64,1,1,2,1 0*83,1*39,0*9",
  "[[[0,1],8,9,10,[[0,[0,1,1]],[1,[-1,2,7]]],[1],[]]]",
);

/** check/Umlenken, for odds. */
function checkUmlenkenOdds(b) {
  const b0 = b[0]; // Akteur
  const b1 = b[1]; // Konflikt
  const table = checkUmlenkenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (f[b0 + 120] <= 0) {
      return 0;
    }
    return -2; // condition/handlungsunfähig
  }

  // ask: glaubwürdig
  function after0(f) {
    if (f[1] !== 0) {
      f[2] = 0; // Eintrag
      f[3] = f[0]; // Wert
      f[4] = Math.max(0, Math.min(2, f[3])); // neu
      if (f[4] !== f[b1]) {
        f[b1] = f[4]; // Art
      }
    }
    return -1;
  }
  return {
    size: 131,
    registers: 5,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [{
      kind: "ask",
      label: "glaubwürdig",
      to: [1],
      uses: table.uses[0],
      pool: null,
      ask: {
        key: "glaubwürdig",
        by: "gm",
        sees: [],
        usual: (f) => 1,
        range: [0, 1],
        optional: false,
      },
      endless: false,
      next: after0,
    }],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: ["condition/handlungsunfähig"],
  };
}

const checkSchlafTables = /* @__PURE__ */ $oddsTables(
  " 0..185,249..254,303..309 3,249..254 4,249..254 5,249..254 6,249..254 7,249..254 8,249..254 9,249..254 10,249..254 11,249..254,306 12,249..254,306 13,249..254 14,249..254 15,249..254 16,249..254 17,249..254 18,249..254 19,249..254 20,249..254 21,249..254 22,249..254 23,249..254 24,249..254 25,249..254,306 26,249..254,306 27,249..254,306 28,249..254,306 29,249..254,304..308 30,249..254,304..308 31,249..254,304..308 32,249..254,304..308 33,249..254,303..309 34,249..254,303..309 35,249..254,303..309 36,249..254,303..309 37,249..254,303..309 38,249..254,303..309 39,249..254,303..309 40,249..254,303..309 41,249..254,303..309 42,249..254,303..309 43,249..254,303..309 44,249..254,303..309 45,249..254 46,249..254 47,249..254 48,249..254 49,249..254,303..309 50,249..254,303..309 51,249..254,303..309 52,249..254,303..309 53,249..254,303..309 54,249..254,303..309 55,249..254,303..309 56,249..254,303..309 57,249..254,303..309 58,249..254,303..309 59,249..254,303..309 60,249..254,303..309 64,249..254 65,249..254 66,249..254 67,249..254 68,249..254 69,249..254 70,249..254 71,249..254 72,249..254,303..309 73,249..254,303..309 74,249..254 75,249..254 76,249..254 77,249..254 78,249..254 79,249..254 80,249..254 81,249..254 82,249..254 83,249..254 84,249..254 85,249..254 86,249..254,303..309 87,249..254,303..309 88,249..254,303..309 89,249..254,303..309 90,249..254,303..309 91,249..254,303..309 92,249..254,303..309 93,249..254,303..309 94,249..254,303..309 95,249..254,303..309 96,249..254,303..309 97,249..254,303..309 98,249..254,303..309 99,249..254,303..309 100,249..254,303..309 101,249..254,303..309 102,249..254,303..309 103,249..254,303..309 104,249..254,303..309 105,249..254,303..309 106,249..254 107,249..254 108,249..254 109,249..254 110,249..254,303..309 111,249..254,303..309 112,249..254,303..309 113,249..254,303..309 114,249..254,303..309 115,249..254,303..309 116,249..254,303..309 117,249..254,303..309 118,249..254,303..309 119,249..254,303..309 120,249..254,303..309 121,249..254,303..309 125,249..254 126,249..254 127,249..254 128,249..254 129,249..254 130,249..254 131,249..254 132,249..254 133,249..254,303..309 134,249..254,303..309 135,249..254 136,249..254 137,249..254 138,249..254 139,249..254 140,249..254 141,249..254 142,249..254 143,249..254 144,249..254 145,249..254 146,249..254 147,249..254,303..309 148,249..254,303..309 149,249..254,303..309 150,249..254,303..309 151,249..254,303..309 152,249..254,303..309 153,249..254,303..309 154,249..254,303..309 155,249..254,303..309 156,249..254,303..309 157,249..254,303..309 158,249..254,303..309 159,249..254,303..309 160,249..254,303..309 161,249..254,303..309 162,249..254,303..309 163,249..254,303..309 164,249..254,303..309 165,249..254,303..309 166,249..254,303..309 167,249..254 168,249..254 169,249..254 170,249..254 171,249..254,303..309 172,249..254,303..309 173,249..254,303..309 174,249..254,303..309 175,249..254,303..309 176,249..254,303..309 177,249..254,303..309 178,249..254,303..309 179,249..254,303..309 180,249..254,303..309 181,249..254,303..309 182,249..254,303..309 183,249..254 184,249..254 185,249..254 249..254 249..254,303..309 249..254,304 249..254,305 0*3,2..59,0*3,60..117,0*3,118..179,179*5,180..182,180*4 0*15,1,1,0,0,1,1,0,0,1,1,0*36,2,0*14,1,1,0,0,1,1,0,0,1,1,0*36,4,0*14,1,1,0,0,1,1,0,0,1,1,0*108,1*48,0*7 0*3,9*8,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*4,2,0,0,9*8,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*4,4,0,0,9*8,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*7,9999,99*62,9*6,6*48,1*4,64,1,1 0*264,1*39,0*7",
  "[[[0],184,185,186,[[0,[-1,1,183]]],[],[]]]",
);

/** check/Schlaf, for odds. */
function checkSchlafOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkSchlafTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[0] = 0; // Eintrag
    f[1] = 0; // Wert
    f[2] = Math.max(0, Math.min(9, f[1])); // neu
    if (f[2] !== entryOf(f, b0 + 63, 6, f[0])) {
      f[3] = f[b0 + 64]; // sheet/Charakter/#3 vorher
      f[5] = f[b0 + 66]; // sheet/Charakter/#5 vorher
      f[7] = f[b0 + 64]; // sheet/Charakter/#7 vorher
      f[9] = f[b0 + 64]; // sheet/Charakter/#11 vorher
      f[11] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
      f[b0 + 63 + (f[0])] = f[2]; // Verletzungen
      f[4] = f[b0 + 64]; // sheet/Charakter/#3 nachher
      f[6] = f[b0 + 66]; // sheet/Charakter/#5 nachher
      f[8] = f[b0 + 64]; // sheet/Charakter/#7 nachher
      f[10] = f[b0 + 64]; // sheet/Charakter/#11 nachher
      f[12] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
      f[b0 + 121] = f[b0 + 121] + 1; // $depth
      if (f[3] < 2 && f[4] >= 2 || f[3] > 2 && f[4] <= 2) {
        f[13] = 0; // Eintrag
        f[14] = 0; // Eintrag
        f[15] = 1; // Wert
        f[16] = Math.max(0, Math.min(1, f[15])); // neu
        if (f[16] !== f[b0 + 118]) {
          f[b0 + 118] = f[16]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[5] < 2 && f[6] >= 2 || f[5] > 2 && f[6] <= 2) {
        f[17] = 0; // Eintrag
        f[18] = 0; // Eintrag
        f[19] = 1; // Wert
        f[20] = Math.max(0, Math.min(1, f[19])); // neu
        if (f[20] !== f[b0 + 119]) {
          f[b0 + 119] = f[20]; // akute Belastungsreaktion
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[7] < 3 && f[8] >= 3 || f[7] > 3 && f[8] <= 3) {
        f[21] = 0; // Eintrag
        f[22] = 0; // Eintrag
        f[23] = 1; // Wert
        f[24] = Math.max(0, Math.min(1, f[23])); // neu
        if (f[24] !== f[b0 + 120]) {
          f[25] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[27] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[24]; // handlungsunfähig
          f[26] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[28] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[25] === 0 && f[26] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[29] = 0; // Eintrag
            f[30] = 0; // Eintrag
            f[31] = 0; // Wert
            f[32] = Math.max(0, Math.min(1, f[31])); // neu
            if (f[32] !== f[b0 + 117]) {
              f[b0 + 117] = f[32]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[27] === 0 && f[28] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            f[33] = 0; // Eintrag
            f[34] = 0; // Eintrag
            f[35] = 0; // Wert
            f[36] = Math.max(0, Math.min(1, f[35])); // neu
            if (f[36] !== f[b0 + 120]) {
              f[37] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
              f[39] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
              f[b0 + 120] = f[36]; // handlungsunfähig
              f[38] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
              f[40] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              if (f[37] === 0 && f[38] !== 0 && f[b0 + 122] === 0) {
                f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
                f[41] = 0; // Eintrag
                f[42] = 0; // Eintrag
                f[43] = 0; // Wert
                f[44] = Math.max(0, Math.min(1, f[43])); // neu
                if (f[44] !== f[b0 + 117]) {
                  f[b0 + 117] = f[44]; // Adrenalinschub
                  f[b0 + 121] = f[b0 + 121] + 1; // $depth
                  f[b0 + 121] = f[b0 + 121] - 1; // $depth
                  if (f[b0 + 121] === 0) {
                    f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                    f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                  }
                }
              }
              if (f[39] === 0 && f[40] !== 0 && f[b0 + 123] === 0) {
                f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              }
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[9] < 0 && f[10] >= 0 || f[9] > 0 && f[10] <= 0) {
        f[45] = 0; // Eintrag
        f[46] = 0; // Eintrag
        f[47] = 0; // Wert
        f[48] = Math.max(0, Math.min(1, f[47])); // neu
        if (f[48] !== f[b0 + 118]) {
          f[b0 + 118] = f[48]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[11] === 0 && f[12] !== 0 && f[b0 + 123] === 0) {
        f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
        f[49] = 0; // Eintrag
        f[50] = 0; // Eintrag
        f[51] = 0; // Wert
        f[52] = Math.max(0, Math.min(1, f[51])); // neu
        if (f[52] !== f[b0 + 120]) {
          f[53] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[55] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[52]; // handlungsunfähig
          f[54] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[56] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[53] === 0 && f[54] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[57] = 0; // Eintrag
            f[58] = 0; // Eintrag
            f[59] = 0; // Wert
            f[60] = Math.max(0, Math.min(1, f[59])); // neu
            if (f[60] !== f[b0 + 117]) {
              f[b0 + 117] = f[60]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[55] === 0 && f[56] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      f[b0 + 121] = f[b0 + 121] - 1; // $depth
      if (f[b0 + 121] === 0) {
        f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
        f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
      }
    }
    f[61] = 2; // Eintrag
    f[62] = 0; // Wert
    f[63] = Math.max(0, Math.min(9, f[62])); // neu
    if (f[63] !== entryOf(f, b0 + 63, 6, f[61])) {
      f[64] = f[b0 + 64]; // sheet/Charakter/#3 vorher
      f[66] = f[b0 + 66]; // sheet/Charakter/#5 vorher
      f[68] = f[b0 + 64]; // sheet/Charakter/#7 vorher
      f[70] = f[b0 + 64]; // sheet/Charakter/#11 vorher
      f[72] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
      f[b0 + 63 + (f[61])] = f[63]; // Verletzungen
      f[65] = f[b0 + 64]; // sheet/Charakter/#3 nachher
      f[67] = f[b0 + 66]; // sheet/Charakter/#5 nachher
      f[69] = f[b0 + 64]; // sheet/Charakter/#7 nachher
      f[71] = f[b0 + 64]; // sheet/Charakter/#11 nachher
      f[73] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
      f[b0 + 121] = f[b0 + 121] + 1; // $depth
      if (f[64] < 2 && f[65] >= 2 || f[64] > 2 && f[65] <= 2) {
        f[74] = 0; // Eintrag
        f[75] = 0; // Eintrag
        f[76] = 1; // Wert
        f[77] = Math.max(0, Math.min(1, f[76])); // neu
        if (f[77] !== f[b0 + 118]) {
          f[b0 + 118] = f[77]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[66] < 2 && f[67] >= 2 || f[66] > 2 && f[67] <= 2) {
        f[78] = 0; // Eintrag
        f[79] = 0; // Eintrag
        f[80] = 1; // Wert
        f[81] = Math.max(0, Math.min(1, f[80])); // neu
        if (f[81] !== f[b0 + 119]) {
          f[b0 + 119] = f[81]; // akute Belastungsreaktion
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[68] < 3 && f[69] >= 3 || f[68] > 3 && f[69] <= 3) {
        f[82] = 0; // Eintrag
        f[83] = 0; // Eintrag
        f[84] = 1; // Wert
        f[85] = Math.max(0, Math.min(1, f[84])); // neu
        if (f[85] !== f[b0 + 120]) {
          f[86] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[88] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[85]; // handlungsunfähig
          f[87] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[89] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[86] === 0 && f[87] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[90] = 0; // Eintrag
            f[91] = 0; // Eintrag
            f[92] = 0; // Wert
            f[93] = Math.max(0, Math.min(1, f[92])); // neu
            if (f[93] !== f[b0 + 117]) {
              f[b0 + 117] = f[93]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[88] === 0 && f[89] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            f[94] = 0; // Eintrag
            f[95] = 0; // Eintrag
            f[96] = 0; // Wert
            f[97] = Math.max(0, Math.min(1, f[96])); // neu
            if (f[97] !== f[b0 + 120]) {
              f[98] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
              f[100] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
              f[b0 + 120] = f[97]; // handlungsunfähig
              f[99] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
              f[101] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              if (f[98] === 0 && f[99] !== 0 && f[b0 + 122] === 0) {
                f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
                f[102] = 0; // Eintrag
                f[103] = 0; // Eintrag
                f[104] = 0; // Wert
                f[105] = Math.max(0, Math.min(1, f[104])); // neu
                if (f[105] !== f[b0 + 117]) {
                  f[b0 + 117] = f[105]; // Adrenalinschub
                  f[b0 + 121] = f[b0 + 121] + 1; // $depth
                  f[b0 + 121] = f[b0 + 121] - 1; // $depth
                  if (f[b0 + 121] === 0) {
                    f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                    f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                  }
                }
              }
              if (f[100] === 0 && f[101] !== 0 && f[b0 + 123] === 0) {
                f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              }
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[70] < 0 && f[71] >= 0 || f[70] > 0 && f[71] <= 0) {
        f[106] = 0; // Eintrag
        f[107] = 0; // Eintrag
        f[108] = 0; // Wert
        f[109] = Math.max(0, Math.min(1, f[108])); // neu
        if (f[109] !== f[b0 + 118]) {
          f[b0 + 118] = f[109]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[72] === 0 && f[73] !== 0 && f[b0 + 123] === 0) {
        f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
        f[110] = 0; // Eintrag
        f[111] = 0; // Eintrag
        f[112] = 0; // Wert
        f[113] = Math.max(0, Math.min(1, f[112])); // neu
        if (f[113] !== f[b0 + 120]) {
          f[114] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[116] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[113]; // handlungsunfähig
          f[115] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[117] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[114] === 0 && f[115] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[118] = 0; // Eintrag
            f[119] = 0; // Eintrag
            f[120] = 0; // Wert
            f[121] = Math.max(0, Math.min(1, f[120])); // neu
            if (f[121] !== f[b0 + 117]) {
              f[b0 + 117] = f[121]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[116] === 0 && f[117] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      f[b0 + 121] = f[b0 + 121] - 1; // $depth
      if (f[b0 + 121] === 0) {
        f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
        f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
      }
    }
    f[122] = 4; // Eintrag
    f[123] = 0; // Wert
    f[124] = Math.max(0, Math.min(9, f[123])); // neu
    if (f[124] !== entryOf(f, b0 + 63, 6, f[122])) {
      f[125] = f[b0 + 64]; // sheet/Charakter/#3 vorher
      f[127] = f[b0 + 66]; // sheet/Charakter/#5 vorher
      f[129] = f[b0 + 64]; // sheet/Charakter/#7 vorher
      f[131] = f[b0 + 64]; // sheet/Charakter/#11 vorher
      f[133] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
      f[b0 + 63 + (f[122])] = f[124]; // Verletzungen
      f[126] = f[b0 + 64]; // sheet/Charakter/#3 nachher
      f[128] = f[b0 + 66]; // sheet/Charakter/#5 nachher
      f[130] = f[b0 + 64]; // sheet/Charakter/#7 nachher
      f[132] = f[b0 + 64]; // sheet/Charakter/#11 nachher
      f[134] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
      f[b0 + 121] = f[b0 + 121] + 1; // $depth
      if (f[125] < 2 && f[126] >= 2 || f[125] > 2 && f[126] <= 2) {
        f[135] = 0; // Eintrag
        f[136] = 0; // Eintrag
        f[137] = 1; // Wert
        f[138] = Math.max(0, Math.min(1, f[137])); // neu
        if (f[138] !== f[b0 + 118]) {
          f[b0 + 118] = f[138]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[127] < 2 && f[128] >= 2 || f[127] > 2 && f[128] <= 2) {
        f[139] = 0; // Eintrag
        f[140] = 0; // Eintrag
        f[141] = 1; // Wert
        f[142] = Math.max(0, Math.min(1, f[141])); // neu
        if (f[142] !== f[b0 + 119]) {
          f[b0 + 119] = f[142]; // akute Belastungsreaktion
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[129] < 3 && f[130] >= 3 || f[129] > 3 && f[130] <= 3) {
        f[143] = 0; // Eintrag
        f[144] = 0; // Eintrag
        f[145] = 1; // Wert
        f[146] = Math.max(0, Math.min(1, f[145])); // neu
        if (f[146] !== f[b0 + 120]) {
          f[147] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[149] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[146]; // handlungsunfähig
          f[148] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[150] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[147] === 0 && f[148] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[151] = 0; // Eintrag
            f[152] = 0; // Eintrag
            f[153] = 0; // Wert
            f[154] = Math.max(0, Math.min(1, f[153])); // neu
            if (f[154] !== f[b0 + 117]) {
              f[b0 + 117] = f[154]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[149] === 0 && f[150] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            f[155] = 0; // Eintrag
            f[156] = 0; // Eintrag
            f[157] = 0; // Wert
            f[158] = Math.max(0, Math.min(1, f[157])); // neu
            if (f[158] !== f[b0 + 120]) {
              f[159] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
              f[161] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
              f[b0 + 120] = f[158]; // handlungsunfähig
              f[160] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
              f[162] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              if (f[159] === 0 && f[160] !== 0 && f[b0 + 122] === 0) {
                f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
                f[163] = 0; // Eintrag
                f[164] = 0; // Eintrag
                f[165] = 0; // Wert
                f[166] = Math.max(0, Math.min(1, f[165])); // neu
                if (f[166] !== f[b0 + 117]) {
                  f[b0 + 117] = f[166]; // Adrenalinschub
                  f[b0 + 121] = f[b0 + 121] + 1; // $depth
                  f[b0 + 121] = f[b0 + 121] - 1; // $depth
                  if (f[b0 + 121] === 0) {
                    f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                    f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                  }
                }
              }
              if (f[161] === 0 && f[162] !== 0 && f[b0 + 123] === 0) {
                f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              }
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[131] < 0 && f[132] >= 0 || f[131] > 0 && f[132] <= 0) {
        f[167] = 0; // Eintrag
        f[168] = 0; // Eintrag
        f[169] = 0; // Wert
        f[170] = Math.max(0, Math.min(1, f[169])); // neu
        if (f[170] !== f[b0 + 118]) {
          f[b0 + 118] = f[170]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[133] === 0 && f[134] !== 0 && f[b0 + 123] === 0) {
        f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
        f[171] = 0; // Eintrag
        f[172] = 0; // Eintrag
        f[173] = 0; // Wert
        f[174] = Math.max(0, Math.min(1, f[173])); // neu
        if (f[174] !== f[b0 + 120]) {
          f[175] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[177] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[174]; // handlungsunfähig
          f[176] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[178] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[175] === 0 && f[176] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[179] = 0; // Eintrag
            f[180] = 0; // Eintrag
            f[181] = 0; // Wert
            f[182] = Math.max(0, Math.min(1, f[181])); // neu
            if (f[182] !== f[b0 + 117]) {
              f[b0 + 117] = f[182]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[177] === 0 && f[178] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      f[b0 + 121] = f[b0 + 121] - 1; // $depth
      if (f[b0 + 121] === 0) {
        f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
        f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
      }
    }
    if (f[b0 + 66] === 0) {
      f[183] = 0; // Eintrag
      f[184] = 0; // Wert
      f[185] = Math.max(0, Math.min(1, f[184])); // neu
      if (f[185] !== f[b0 + 119]) {
        f[b0 + 119] = f[185]; // akute Belastungsreaktion
        f[b0 + 121] = f[b0 + 121] + 1; // $depth
        f[b0 + 121] = f[b0 + 121] - 1; // $depth
        if (f[b0 + 121] === 0) {
          f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    return -1;
  }
  return {
    size: 310,
    registers: 186,
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

const checkBehandlungTables = /* @__PURE__ */ $oddsTables(
  " 2..62,126..131,180..186 0..2 0,1,3,126..131 0,1,4,126..131 0,1,5,126..131 0,1,6,126..131 0,1,7,126..131 0,1,8,126..131 0,1,9,126..131 0,1,10,126..131 0,1,11,126..131 0,1,12,126..131 0,1,13,126..131,183 0,1,14,126..131,183 0,1,15,126..131 0,1,16,126..131 0,1,17,126..131 0,1,18,126..131 0,1,19,126..131 0,1,20,126..131 0,1,21,126..131 0,1,22,126..131 0,1,23,126..131 0,1,24,126..131 0,1,25,126..131 0,1,26,126..131 0,1,27,126..131,183 0,1,28,126..131,183 0,1,29,126..131,183 0,1,30,126..131,183 0,1,31,126..131,181..185 0,1,32,126..131,181..185 0,1,33,126..131,181..185 0,1,34,126..131,181..185 0,1,35,126..131,180..186 0,1,36,126..131,180..186 0,1,37,126..131,180..186 0,1,38,126..131,180..186 0,1,39,126..131,180..186 0,1,40,126..131,180..186 0,1,41,126..131,180..186 0,1,42,126..131,180..186 0,1,43,126..131,180..186 0,1,44,126..131,180..186 0,1,45,126..131,180..186 0,1,46,126..131,180..186 0,1,47,126..131 0,1,48,126..131 0,1,49,126..131 0,1,50,126..131 0,1,51,126..131,180..186 0,1,52,126..131,180..186 0,1,53,126..131,180..186 0,1,54,126..131,180..186 0,1,55,126..131,180..186 0,1,56,126..131,180..186 0,1,57,126..131,180..186 0,1,58,126..131,180..186 0,1,59,126..131,180..186 0,1,60,126..131,180..186 0,1,61,126..131,180..186 0,1,62,126..131,180..186 0,1,126..131 0,1,126..131,180..186 0,1,126..131,181 0,1,126..131,182 2..63,63*5,64..66,64*4 0,0,1,-1,0*13,1,1,0,0,1,1,0,0,1,1,0*105,1*48,0*7 2,1,5,8,8,9*8,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*4,9999,99*62,9*6,6*48,1*4,64,1,1 0*141,1*39,0*7",
  "[[[0],68,69,70,[[0,[0,0,0]],[0,[-1,1,67]]],[0],[]]]",
);

/** check/Behandlung, for odds. */
function checkBehandlungOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkBehandlungTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    return 0;
  }

  // ask: professionell
  function after0(f) {
    if (f[1] !== 0) {
      f[2] = 3 + f[0] * 2 - 2; // Eintrag
      f[3] = entryOf(f, b0 + 63, 6, 3 + f[0] * 2 - 2) - 1; // Wert
      f[4] = Math.max(0, Math.min(9, f[3])); // neu
      if (f[4] !== entryOf(f, b0 + 63, 6, f[2])) {
        f[5] = f[b0 + 64]; // sheet/Charakter/#3 vorher
        f[7] = f[b0 + 66]; // sheet/Charakter/#5 vorher
        f[9] = f[b0 + 64]; // sheet/Charakter/#7 vorher
        f[11] = f[b0 + 64]; // sheet/Charakter/#11 vorher
        f[13] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
        f[b0 + 63 + (f[2])] = f[4]; // Verletzungen
        f[6] = f[b0 + 64]; // sheet/Charakter/#3 nachher
        f[8] = f[b0 + 66]; // sheet/Charakter/#5 nachher
        f[10] = f[b0 + 64]; // sheet/Charakter/#7 nachher
        f[12] = f[b0 + 64]; // sheet/Charakter/#11 nachher
        f[14] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
        f[b0 + 121] = f[b0 + 121] + 1; // $depth
        if (f[5] < 2 && f[6] >= 2 || f[5] > 2 && f[6] <= 2) {
          f[15] = 0; // Eintrag
          f[16] = 0; // Eintrag
          f[17] = 1; // Wert
          f[18] = Math.max(0, Math.min(1, f[17])); // neu
          if (f[18] !== f[b0 + 118]) {
            f[b0 + 118] = f[18]; // medizinischer Schock
            f[b0 + 121] = f[b0 + 121] + 1; // $depth
            f[b0 + 121] = f[b0 + 121] - 1; // $depth
            if (f[b0 + 121] === 0) {
              f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[7] < 2 && f[8] >= 2 || f[7] > 2 && f[8] <= 2) {
          f[19] = 0; // Eintrag
          f[20] = 0; // Eintrag
          f[21] = 1; // Wert
          f[22] = Math.max(0, Math.min(1, f[21])); // neu
          if (f[22] !== f[b0 + 119]) {
            f[b0 + 119] = f[22]; // akute Belastungsreaktion
            f[b0 + 121] = f[b0 + 121] + 1; // $depth
            f[b0 + 121] = f[b0 + 121] - 1; // $depth
            if (f[b0 + 121] === 0) {
              f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[9] < 3 && f[10] >= 3 || f[9] > 3 && f[10] <= 3) {
          f[23] = 0; // Eintrag
          f[24] = 0; // Eintrag
          f[25] = 1; // Wert
          f[26] = Math.max(0, Math.min(1, f[25])); // neu
          if (f[26] !== f[b0 + 120]) {
            f[27] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
            f[29] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
            f[b0 + 120] = f[26]; // handlungsunfähig
            f[28] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
            f[30] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
            f[b0 + 121] = f[b0 + 121] + 1; // $depth
            if (f[27] === 0 && f[28] !== 0 && f[b0 + 122] === 0) {
              f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
              f[31] = 0; // Eintrag
              f[32] = 0; // Eintrag
              f[33] = 0; // Wert
              f[34] = Math.max(0, Math.min(1, f[33])); // neu
              if (f[34] !== f[b0 + 117]) {
                f[b0 + 117] = f[34]; // Adrenalinschub
                f[b0 + 121] = f[b0 + 121] + 1; // $depth
                f[b0 + 121] = f[b0 + 121] - 1; // $depth
                if (f[b0 + 121] === 0) {
                  f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            if (f[29] === 0 && f[30] !== 0 && f[b0 + 123] === 0) {
              f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              f[35] = 0; // Eintrag
              f[36] = 0; // Eintrag
              f[37] = 0; // Wert
              f[38] = Math.max(0, Math.min(1, f[37])); // neu
              if (f[38] !== f[b0 + 120]) {
                f[39] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
                f[41] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
                f[b0 + 120] = f[38]; // handlungsunfähig
                f[40] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
                f[42] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
                f[b0 + 121] = f[b0 + 121] + 1; // $depth
                if (f[39] === 0 && f[40] !== 0 && f[b0 + 122] === 0) {
                  f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
                  f[43] = 0; // Eintrag
                  f[44] = 0; // Eintrag
                  f[45] = 0; // Wert
                  f[46] = Math.max(0, Math.min(1, f[45])); // neu
                  if (f[46] !== f[b0 + 117]) {
                    f[b0 + 117] = f[46]; // Adrenalinschub
                    f[b0 + 121] = f[b0 + 121] + 1; // $depth
                    f[b0 + 121] = f[b0 + 121] - 1; // $depth
                    if (f[b0 + 121] === 0) {
                      f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                      f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                    }
                  }
                }
                if (f[41] === 0 && f[42] !== 0 && f[b0 + 123] === 0) {
                  f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
                }
                f[b0 + 121] = f[b0 + 121] - 1; // $depth
                if (f[b0 + 121] === 0) {
                  f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            f[b0 + 121] = f[b0 + 121] - 1; // $depth
            if (f[b0 + 121] === 0) {
              f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[11] < 0 && f[12] >= 0 || f[11] > 0 && f[12] <= 0) {
          f[47] = 0; // Eintrag
          f[48] = 0; // Eintrag
          f[49] = 0; // Wert
          f[50] = Math.max(0, Math.min(1, f[49])); // neu
          if (f[50] !== f[b0 + 118]) {
            f[b0 + 118] = f[50]; // medizinischer Schock
            f[b0 + 121] = f[b0 + 121] + 1; // $depth
            f[b0 + 121] = f[b0 + 121] - 1; // $depth
            if (f[b0 + 121] === 0) {
              f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[13] === 0 && f[14] !== 0 && f[b0 + 123] === 0) {
          f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          f[51] = 0; // Eintrag
          f[52] = 0; // Eintrag
          f[53] = 0; // Wert
          f[54] = Math.max(0, Math.min(1, f[53])); // neu
          if (f[54] !== f[b0 + 120]) {
            f[55] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
            f[57] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
            f[b0 + 120] = f[54]; // handlungsunfähig
            f[56] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
            f[58] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
            f[b0 + 121] = f[b0 + 121] + 1; // $depth
            if (f[55] === 0 && f[56] !== 0 && f[b0 + 122] === 0) {
              f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
              f[59] = 0; // Eintrag
              f[60] = 0; // Eintrag
              f[61] = 0; // Wert
              f[62] = Math.max(0, Math.min(1, f[61])); // neu
              if (f[62] !== f[b0 + 117]) {
                f[b0 + 117] = f[62]; // Adrenalinschub
                f[b0 + 121] = f[b0 + 121] + 1; // $depth
                f[b0 + 121] = f[b0 + 121] - 1; // $depth
                if (f[b0 + 121] === 0) {
                  f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            if (f[57] === 0 && f[58] !== 0 && f[b0 + 123] === 0) {
              f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            }
            f[b0 + 121] = f[b0 + 121] - 1; // $depth
            if (f[b0 + 121] === 0) {
              f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        f[b0 + 121] = f[b0 + 121] - 1; // $depth
        if (f[b0 + 121] === 0) {
          f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    return -1;
  }
  return {
    size: 187,
    registers: 63,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [{
      kind: "ask",
      label: "professionell",
      to: [1],
      uses: table.uses[0],
      pool: null,
      ask: {
        key: "professionell",
        by: "gm",
        sees: [],
        usual: null,
        range: [0, 1],
        optional: false,
      },
      endless: false,
      next: after0,
    }],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const checkÜbernatürlichesWirkenTables = /* @__PURE__ */ $oddsTables(
  "0..10,160..196,215,216 16..29,31..34 0 1 0,2..9 0,3..9 0,4..9 0,5..9 0,6..9 0,7..9 0,8,9 0,9 10  13 0..10,13,160..196,215,216 2..15,15,13,15,15 33,35 30 14,15,36..96,160..165,214..220 11,12 11,12,160..165 11,12,39,160..165 11,12,40,160..165 11,12,41,160..165 11,12,42,160..165 11,12,43,160..165 11,12,44,160..165 11,12,45,160..165 11,12,46,160..165 11,12,47,160..165,217 11,12,48,160..165,217 11,12,49,160..165 11,12,50,160..165 11,12,51,160..165 11,12,52,160..165 11,12,53,160..165 11,12,54,160..165 11,12,55,160..165 11,12,56,160..165 11,12,57,160..165 11,12,58,160..165 11,12,59,160..165 11,12,60,160..165 11,12,61,160..165,217 11,12,62,160..165,217 11,12,63,160..165,217 11,12,64,160..165,217 11,12,65,160..165,215..219 11,12,66,160..165,215..219 11,12,67,160..165,215..219 11,12,68,160..165,215..219 11,12,69,160..165,214..220 11,12,70,160..165,214..220 11,12,71,160..165,214..220 11,12,72,160..165,214..220 11,12,73,160..165,214..220 11,12,74,160..165,214..220 11,12,75,160..165,214..220 11,12,76,160..165,214..220 11,12,77,160..165,214..220 11,12,78,160..165,214..220 11,12,79,160..165,214..220 11,12,80,160..165,214..220 11,12,81,160..165 11,12,82,160..165 11,12,83,160..165 11,12,84,160..165 11,12,85,160..165,214..220 11,12,86,160..165,214..220 11,12,87,160..165,214..220 11,12,88,160..165,214..220 11,12,89,160..165,214..220 11,12,90,160..165,214..220 11,12,91,160..165,214..220 11,12,92,160..165,214..220 11,12,93,160..165,214..220 11,12,94,160..165,214..220 11,12,95,160..165,214..220 11,12,96,160..165,214..220 11,12,160..165,214..220 11,12,160..165,215 11,12,160..165,216 18,18,20,21,21..79,21*6,80..82,80*4 1,12*9,21,0,1,-9999,0,0,1,12*9,21,1,-9999,-10062,0,-20,1,-21,0,-3,0,1,1,0*12,1,1,0,0,1,1,0,0,1,1,0*105,1*48,0*7 9,20*9,43,2,2,9999,1,1,9,20*9,43,1,9999,10016,1,20,1,19,4,3,5,10,9*9,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*4,9999,99*62,9*6,6*48,1*4,64,1,1 0,1*9,0*7,1*9,0*149,1*39,0*7",
  "[[[0],84,85,86,[[0,[0,1,16]],[17,[1,18,14],[1,18,14]],[13,[-1,19,83]]],[13,13],[]]]",
);

/** check/Übernatürliches wirken, for odds. */
function checkÜbernatürlichesWirkenOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkÜbernatürlichesWirkenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[16] = Math.min(
      9,
      1 +
        (f[0] > 1 ? 1 : 0) +
        (f[0] > 2 ? 1 : 0) +
        (f[0] > 3 ? 1 : 0) +
        (f[0] > 4 ? 1 : 0) +
        (f[0] > 5 ? 1 : 0) +
        (f[0] > 6 ? 1 : 0) +
        (f[0] > 7 ? 1 : 0) +
        (f[0] > 8 ? 1 : 0),
    ); // Basis
    f[17] = f[1]; // Basis 1
    f[18] = f[0] > 1
      ? f[2]
      : f[0] > 2
      ? f[3]
      : f[0] > 3
      ? f[4]
      : f[0] > 4
      ? f[5]
      : f[0] > 5
      ? f[6]
      : f[0] > 6
      ? f[7]
      : f[0] > 7
      ? f[8]
      : f[0] > 8
      ? f[9]
      : $NONE; // Basis 2
    f[19] = f[0] > 1
      ? (
          f[0] > 2
            ? f[3]
            : f[0] > 3
            ? f[4]
            : f[0] > 4
            ? f[5]
            : f[0] > 5
            ? f[6]
            : f[0] > 6
            ? f[7]
            : f[0] > 7
            ? f[8]
            : f[0] > 8
            ? f[9]
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? f[4]
            : f[0] > 4
            ? f[5]
            : f[0] > 5
            ? f[6]
            : f[0] > 6
            ? f[7]
            : f[0] > 7
            ? f[8]
            : f[0] > 8
            ? f[9]
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? f[5]
            : f[0] > 5
            ? f[6]
            : f[0] > 6
            ? f[7]
            : f[0] > 7
            ? f[8]
            : f[0] > 8
            ? f[9]
            : $NONE
        )
      : f[0] > 4
      ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
      : f[0] > 5
      ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
      : f[0] > 6
      ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
      : f[0] > 7
      ? (f[0] > 8 ? f[9] : $NONE)
      : $NONE; // Basis 3
    f[20] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? f[4]
                  : f[0] > 4
                  ? f[5]
                  : f[0] > 5
                  ? f[6]
                  : f[0] > 6
                  ? f[7]
                  : f[0] > 7
                  ? f[8]
                  : f[0] > 8
                  ? f[9]
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? f[5]
                  : f[0] > 5
                  ? f[6]
                  : f[0] > 6
                  ? f[7]
                  : f[0] > 7
                  ? f[8]
                  : f[0] > 8
                  ? f[9]
                  : $NONE
              )
            : f[0] > 4
            ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? f[5]
                  : f[0] > 5
                  ? f[6]
                  : f[0] > 6
                  ? f[7]
                  : f[0] > 7
                  ? f[8]
                  : f[0] > 8
                  ? f[9]
                  : $NONE
              )
            : f[0] > 4
            ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 4
      ? (
          f[0] > 5
            ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 5
      ? (
          f[0] > 6
            ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
            : f[0] > 7
            ? (f[0] > 8 ? f[9] : $NONE)
            : $NONE
        )
      : f[0] > 6
      ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
      : $NONE; // Basis 4
    f[21] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? f[5]
                        : f[0] > 5
                        ? f[6]
                        : f[0] > 6
                        ? f[7]
                        : f[0] > 7
                        ? f[8]
                        : f[0] > 8
                        ? f[9]
                        : $NONE
                    )
                  : f[0] > 4
                  ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (f[0] > 5 ? f[6] : f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 4
      ? (
          f[0] > 5
            ? (
                f[0] > 6
                  ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                  : f[0] > 7
                  ? (f[0] > 8 ? f[9] : $NONE)
                  : $NONE
              )
            : f[0] > 6
            ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 5
      ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
      : $NONE; // Basis 5
    f[22] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? f[6]
                              : f[0] > 6
                              ? f[7]
                              : f[0] > 7
                              ? f[8]
                              : f[0] > 8
                              ? f[9]
                              : $NONE
                          )
                        : f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (
                f[0] > 5
                  ? (
                      f[0] > 6
                        ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                        : f[0] > 7
                        ? (f[0] > 8 ? f[9] : $NONE)
                        : $NONE
                    )
                  : f[0] > 6
                  ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 5
            ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
            : $NONE
        )
      : f[0] > 4
      ? (f[0] > 5 ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE) : $NONE)
      : $NONE; // Basis 6
    f[23] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? (f[0] > 6 ? f[7] : f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 4
                  ? (
                      f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (
                            f[0] > 6
                              ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                              : f[0] > 7
                              ? (f[0] > 8 ? f[9] : $NONE)
                              : $NONE
                          )
                        : f[0] > 6
                        ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : f[0] > 3
      ? (
          f[0] > 4
            ? (
                f[0] > 5
                  ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                  : $NONE
              )
            : $NONE
        )
      : $NONE; // Basis 7
    f[24] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? (
                                  f[0] > 6
                                    ? (f[0] > 7 ? f[8] : f[0] > 8 ? f[9] : $NONE)
                                    : f[0] > 7
                                    ? (f[0] > 8 ? f[9] : $NONE)
                                    : $NONE
                                )
                              : f[0] > 6
                              ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE)
                              : $NONE
                          )
                        : f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : f[0] > 2
      ? (
          f[0] > 3
            ? (
                f[0] > 4
                  ? (
                      f[0] > 5
                        ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE; // Basis 8
    f[25] = f[0] > 1
      ? (
          f[0] > 2
            ? (
                f[0] > 3
                  ? (
                      f[0] > 4
                        ? (
                            f[0] > 5
                              ? (f[0] > 6 ? (f[0] > 7 ? (f[0] > 8 ? f[9] : $NONE) : $NONE) : $NONE)
                              : $NONE
                          )
                        : $NONE
                    )
                  : $NONE
              )
            : $NONE
        )
      : $NONE; // Basis 9
    f[26] = f[10]; // Können
    f[27] = 1; // Schwierigkeit
    f[28] = f[13]; // modifiers
    if (
      (
        f[26] >= 21 && f[26] <= 42
          ? entryOf(f, b0 + 78, 22, f[26] - 21)
          : collectionMetaTalenteInFile(f, b0, f[26] - 43)
      ) !== $NONE
    ) {
      if (
        (
          f[26] >= 21 && f[26] <= 42
            ? entryOf(f, b0 + 78, 22, f[26] - 21)
            : collectionMetaTalenteInFile(f, b0, f[26] - 43)
        ) > 0
      ) {
        if (
          collectionAttributeInFile(f, b0, f[17] - 12) > 0 &&
            (f[16] <= 1 || collectionAttributeInFile(f, b0, f[18] - 12) > 0) &&
            (f[16] <= 2 || collectionAttributeInFile(f, b0, f[19] - 12) > 0) &&
            (f[16] <= 3 || collectionAttributeInFile(f, b0, f[20] - 12) > 0) &&
            (f[16] <= 4 || collectionAttributeInFile(f, b0, f[21] - 12) > 0) &&
            (f[16] <= 5 || collectionAttributeInFile(f, b0, f[22] - 12) > 0) &&
            (f[16] <= 6 || collectionAttributeInFile(f, b0, f[23] - 12) > 0) &&
            (f[16] <= 7 || collectionAttributeInFile(f, b0, f[24] - 12) > 0) &&
            (f[16] <= 8 || collectionAttributeInFile(f, b0, f[25] - 12) > 0)
        ) {
          f[29] = Math.floor(
            (
              $divide(
                "halfUp",
                collectionAttributeInFile(f, b0, f[17] - 12) +
                  (f[16] > 1 ? collectionAttributeInFile(f, b0, f[18] - 12) : 0) +
                  (f[16] > 2 ? collectionAttributeInFile(f, b0, f[19] - 12) : 0) +
                  (f[16] > 3 ? collectionAttributeInFile(f, b0, f[20] - 12) : 0) +
                  (f[16] > 4 ? collectionAttributeInFile(f, b0, f[21] - 12) : 0) +
                  (f[16] > 5 ? collectionAttributeInFile(f, b0, f[22] - 12) : 0) +
                  (f[16] > 6 ? collectionAttributeInFile(f, b0, f[23] - 12) : 0) +
                  (f[16] > 7 ? collectionAttributeInFile(f, b0, f[24] - 12) : 0) +
                  (f[16] > 8 ? collectionAttributeInFile(f, b0, f[25] - 12) : 0),
                Math.max(
                  1,
                  1 +
                    (f[16] > 1 ? 1 : 0) +
                    (f[16] > 2 ? 1 : 0) +
                    (f[16] > 3 ? 1 : 0) +
                    (f[16] > 4 ? 1 : 0) +
                    (f[16] > 5 ? 1 : 0) +
                    (f[16] > 6 ? 1 : 0) +
                    (f[16] > 7 ? 1 : 0) +
                    (f[16] > 8 ? 1 : 0),
                ) * 2,
              ) +
                (
                  f[26] >= 21 && f[26] <= 42
                    ? entryOf(f, b0 + 78, 22, f[26] - 21)
                    : collectionMetaTalenteInFile(f, b0, f[26] - 43)
                ) +
                1
            ) / 2
          ) +
            f[28]; // P
          f[31] = f[29]; // Zahl
          f[32] = f[27]; // Schwierigkeit
          f[33] = f[31] + 0 - f[32]; // Differenz
          f[34] = schwierigkeitswort0(Math.min(3, Math.max(-4, f[33]))); // Aussichten
          return 0;
        }
        return -2; // check/Probe/#3
      }
      return -3; // check/Probe/#2
    }
    return -4; // check/Probe/#1
  }

  // draw: Zufall
  function after0(f) {
    if (f[33] + f[35] >= 0) {
      f[30] = 1; // Ergebnis
      return 1;
    }
    f[30] = 0; // Ergebnis
    return 1;
  }

  // join: check/Probe/#5
  function after1(f) {
    f[14] = f[30]; // Wirken
    f[36] = 3 + f[11] * 2 + f[12] - 1 - 3; // Eintrag
    f[37] = entryOf(f, b0 + 63, 6, 3 + f[11] * 2 + f[12] - 1 - 3) + 1; // Wert
    f[38] = Math.max(0, Math.min(9, f[37])); // neu
    if (f[38] !== entryOf(f, b0 + 63, 6, f[36])) {
      f[39] = f[b0 + 64]; // sheet/Charakter/#3 vorher
      f[41] = f[b0 + 66]; // sheet/Charakter/#5 vorher
      f[43] = f[b0 + 64]; // sheet/Charakter/#7 vorher
      f[45] = f[b0 + 64]; // sheet/Charakter/#11 vorher
      f[47] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
      f[b0 + 63 + (f[36])] = f[38]; // Verletzungen
      f[40] = f[b0 + 64]; // sheet/Charakter/#3 nachher
      f[42] = f[b0 + 66]; // sheet/Charakter/#5 nachher
      f[44] = f[b0 + 64]; // sheet/Charakter/#7 nachher
      f[46] = f[b0 + 64]; // sheet/Charakter/#11 nachher
      f[48] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
      f[b0 + 121] = f[b0 + 121] + 1; // $depth
      if (f[39] < 2 && f[40] >= 2 || f[39] > 2 && f[40] <= 2) {
        f[49] = 0; // Eintrag
        f[50] = 0; // Eintrag
        f[51] = 1; // Wert
        f[52] = Math.max(0, Math.min(1, f[51])); // neu
        if (f[52] !== f[b0 + 118]) {
          f[b0 + 118] = f[52]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[41] < 2 && f[42] >= 2 || f[41] > 2 && f[42] <= 2) {
        f[53] = 0; // Eintrag
        f[54] = 0; // Eintrag
        f[55] = 1; // Wert
        f[56] = Math.max(0, Math.min(1, f[55])); // neu
        if (f[56] !== f[b0 + 119]) {
          f[b0 + 119] = f[56]; // akute Belastungsreaktion
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[43] < 3 && f[44] >= 3 || f[43] > 3 && f[44] <= 3) {
        f[57] = 0; // Eintrag
        f[58] = 0; // Eintrag
        f[59] = 1; // Wert
        f[60] = Math.max(0, Math.min(1, f[59])); // neu
        if (f[60] !== f[b0 + 120]) {
          f[61] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[63] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[60]; // handlungsunfähig
          f[62] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[64] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[61] === 0 && f[62] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[65] = 0; // Eintrag
            f[66] = 0; // Eintrag
            f[67] = 0; // Wert
            f[68] = Math.max(0, Math.min(1, f[67])); // neu
            if (f[68] !== f[b0 + 117]) {
              f[b0 + 117] = f[68]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[63] === 0 && f[64] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            f[69] = 0; // Eintrag
            f[70] = 0; // Eintrag
            f[71] = 0; // Wert
            f[72] = Math.max(0, Math.min(1, f[71])); // neu
            if (f[72] !== f[b0 + 120]) {
              f[73] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
              f[75] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
              f[b0 + 120] = f[72]; // handlungsunfähig
              f[74] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
              f[76] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              if (f[73] === 0 && f[74] !== 0 && f[b0 + 122] === 0) {
                f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
                f[77] = 0; // Eintrag
                f[78] = 0; // Eintrag
                f[79] = 0; // Wert
                f[80] = Math.max(0, Math.min(1, f[79])); // neu
                if (f[80] !== f[b0 + 117]) {
                  f[b0 + 117] = f[80]; // Adrenalinschub
                  f[b0 + 121] = f[b0 + 121] + 1; // $depth
                  f[b0 + 121] = f[b0 + 121] - 1; // $depth
                  if (f[b0 + 121] === 0) {
                    f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                    f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                  }
                }
              }
              if (f[75] === 0 && f[76] !== 0 && f[b0 + 123] === 0) {
                f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              }
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[45] < 0 && f[46] >= 0 || f[45] > 0 && f[46] <= 0) {
        f[81] = 0; // Eintrag
        f[82] = 0; // Eintrag
        f[83] = 0; // Wert
        f[84] = Math.max(0, Math.min(1, f[83])); // neu
        if (f[84] !== f[b0 + 118]) {
          f[b0 + 118] = f[84]; // medizinischer Schock
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      if (f[47] === 0 && f[48] !== 0 && f[b0 + 123] === 0) {
        f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
        f[85] = 0; // Eintrag
        f[86] = 0; // Eintrag
        f[87] = 0; // Wert
        f[88] = Math.max(0, Math.min(1, f[87])); // neu
        if (f[88] !== f[b0 + 120]) {
          f[89] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
          f[91] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
          f[b0 + 120] = f[88]; // handlungsunfähig
          f[90] = f[b0 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
          f[92] = f[b0 + 120] > 0 && f[b0 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          if (f[89] === 0 && f[90] !== 0 && f[b0 + 122] === 0) {
            f[b0 + 122] = 1; // $fired/sheet/Charakter/#9
            f[93] = 0; // Eintrag
            f[94] = 0; // Eintrag
            f[95] = 0; // Wert
            f[96] = Math.max(0, Math.min(1, f[95])); // neu
            if (f[96] !== f[b0 + 117]) {
              f[b0 + 117] = f[96]; // Adrenalinschub
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
          if (f[91] === 0 && f[92] !== 0 && f[b0 + 123] === 0) {
            f[b0 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          }
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
      }
      f[b0 + 121] = f[b0 + 121] - 1; // $depth
      if (f[b0 + 121] === 0) {
        f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
        f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
      }
    }
    f[15] = f[14]; // result
    return -1;
  }
  return {
    size: 221,
    registers: 97,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "draw",
        label: "Zufall",
        to: [35],
        uses: table.uses[0],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after0,
      },
      {
        kind: "join",
        label: "check/Probe/#5",
        to: [],
        uses: table.uses[1],
        pool: null,
        ask: null,
        endless: false,
        next: after1,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 15,
    reasons: ["check/Probe/#3", "check/Probe/#2", "check/Probe/#1"],
  };
}

const checkSteigernTables = /* @__PURE__ */ $oddsTables(
  "0,1,13,76..112,131,132 2..13,82..112,134..136 0,76..112,131,132 0,1,76..112,131,132  0,7 0,1,8 0,1,9 0,10 0,1,11 0,1,12 0,1,82..90 0,1,91..112 0,1,13,76..112,131,132,134 0,1,13,76..112,131,132,134,135 0,1,13,76..112,131,132,134,136 2..4,0,0,5..10,0,11*9,12*22,13..15 12,1,0,-21,0,-21,0,0,1,1,0,1,1,0*69,1*48,0*7 42,6,6,21,0,10020,9999,8,6,6,21,6,6,9999,99*62,9*6,6*48,1*4,64,1,1 0,0,1,0*9,1,0*78,1*39,0*7",
  "[[[0],17,18,19,[[0,[-1,1,16]]],[],[]]]",
);

/** check/Steigern, for odds. */
function checkSteigernOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkSteigernTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[2] = (
      f[0] >= 12 && f[0] <= 20
        ? collectionAttributeInFile(f, b0, f[0] - 12)
        : entryOf(f, b0 + 78, 22, f[0] - 21)
    ) === $NONE
      ? 0
      : f[0] >= 12 && f[0] <= 20
      ? entryOf(f, b0 + 69, 9, f[0] - 12)
      : entryOf(f, b0 + 78, 22, f[0] - 21); // Stand
    if (f[2] < f[1]) {
      f[3] = kostenInFile(f, f[2], f[1]); // Aufwand
      if (f[3] <= f[b0]) {
        f[4] = 0; // Eintrag
        f[5] = f[b0] - f[3]; // Wert
        f[6] = Math.max(0, Math.min(9999, f[5])); // neu
        if (f[6] !== f[b0]) {
          f[b0] = f[6]; // Steigerungspunkte
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
        if (f[0] >= 12 && f[0] <= 20) {
          f[7] = f[0] - 12; // Eintrag
          f[8] = f[1]; // Wert
          f[9] = Math.max(1, Math.min(6, f[8])); // neu
          if (f[9] !== entryOf(f, b0 + 69, 9, f[7])) {
            f[b0 + 69 + (f[7])] = f[9]; // Attribute
            f[b0 + 121] = f[b0 + 121] + 1; // $depth
            f[b0 + 121] = f[b0 + 121] - 1; // $depth
            if (f[b0 + 121] === 0) {
              f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        } else {
          if (f[0] >= 21 && f[0] <= 42) {
            f[10] = f[0] - 21; // Eintrag
            f[11] = f[1]; // Wert
            f[12] = f[11] === $NONE ? $NONE : Math.max(1, Math.min(6, f[11])); // neu
            if (f[12] !== entryOf(f, b0 + 78, 22, f[10])) {
              f[b0 + 78 + (f[10])] = f[12]; // Talente
              f[b0 + 121] = f[b0 + 121] + 1; // $depth
              f[b0 + 121] = f[b0 + 121] - 1; // $depth
              if (f[b0 + 121] === 0) {
                f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
                f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
              }
            }
          }
        }
        return -1;
      }
      return -2; // check/Steigern/#4
    }
    return -3; // check/Steigern/#2
  }
  return {
    size: 137,
    registers: 13,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: ["check/Steigern/#4", "check/Steigern/#2"],
  };
}

const checkVorteilWählenTables = /* @__PURE__ */ $oddsTables(
  "0,5..24 1..3,5..24,125..127 0 0,5..24,125 0,5..24,125,126 0,5..24,125,127 2,0*22,3..5 0,0,1,1,0*69,1*48,0*7 19,19,100,99,9999,99*62,9*6,6*48,1*4,64,1,1 0*82,1*39,0*7",
  "[[[0],7,8,9,[[0,[-1,1,6]]],[],[]]]",
);

/** check/Vorteil wählen, for odds. */
function checkVorteilWählenOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkVorteilWählenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (entryOf(f, b0 + 1, 20, f[0]) <= 0) {
      if (
        (f[b0 + 1] > 0 ? 1 : 0) +
          (f[b0 + 2] > 0 ? 1 : 0) +
          (f[b0 + 3] > 0 ? 1 : 0) +
          (f[b0 + 4] > 0 ? 1 : 0) +
          (f[b0 + 5] > 0 ? 1 : 0) +
          (f[b0 + 6] > 0 ? 1 : 0) +
          (f[b0 + 7] > 0 ? 1 : 0) +
          (f[b0 + 8] > 0 ? 1 : 0) +
          (f[b0 + 9] > 0 ? 1 : 0) +
          (f[b0 + 10] > 0 ? 1 : 0) +
          (f[b0 + 11] > 0 ? 1 : 0) +
          (f[b0 + 12] > 0 ? 1 : 0) +
          (f[b0 + 13] > 0 ? 1 : 0) +
          (f[b0 + 14] > 0 ? 1 : 0) +
          (f[b0 + 15] > 0 ? 1 : 0) +
          (f[b0 + 16] > 0 ? 1 : 0) +
          (f[b0 + 17] > 0 ? 1 : 0) +
          (f[b0 + 18] > 0 ? 1 : 0) +
          (f[b0 + 19] > 0 ? 1 : 0) +
          (f[b0 + 20] > 0 ? 1 : 0) < 1
      ) {
        f[1] = f[0]; // Eintrag
        f[2] = entryOf(f, b0 + 1, 20, f[0]) + 1; // Wert
        f[3] = Math.max(0, Math.min(99, f[2])); // neu
        if (f[3] !== entryOf(f, b0 + 1, 20, f[1])) {
          f[b0 + 1 + (f[1])] = f[3]; // Vorteile
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
        return -1;
      }
      return -2; // check/Vorteil wählen/#2
    }
    return -3; // check/Vorteil wählen/#1
  }
  return {
    size: 128,
    registers: 4,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: ["check/Vorteil wählen/#2", "check/Vorteil wählen/#1"],
  };
}

const checkNachteilWählenTables = /* @__PURE__ */ $oddsTables(
  "0,25..44 1..3,25..44,125..127 0 0,25..44,125 0,25..44,125,126 0,25..44,125,127 2,0*22,3..5 20,0,1,1,0*69,1*48,0*7 39,19,100,99,9999,99*62,9*6,6*48,1*4,64,1,1 0*82,1*39,0*7",
  "[[[0],7,8,9,[[0,[-1,1,6]]],[],[]]]",
);

/** check/Nachteil wählen, for odds. */
function checkNachteilWählenOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkNachteilWählenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (entryOf(f, b0 + 21, 20, f[0] - 20) <= 0) {
      if (
        (f[b0 + 21] > 0 ? 1 : 0) +
          (f[b0 + 22] > 0 ? 1 : 0) +
          (f[b0 + 23] > 0 ? 1 : 0) +
          (f[b0 + 24] > 0 ? 1 : 0) +
          (f[b0 + 25] > 0 ? 1 : 0) +
          (f[b0 + 26] > 0 ? 1 : 0) +
          (f[b0 + 27] > 0 ? 1 : 0) +
          (f[b0 + 28] > 0 ? 1 : 0) +
          (f[b0 + 29] > 0 ? 1 : 0) +
          (f[b0 + 30] > 0 ? 1 : 0) +
          (f[b0 + 31] > 0 ? 1 : 0) +
          (f[b0 + 32] > 0 ? 1 : 0) +
          (f[b0 + 33] > 0 ? 1 : 0) +
          (f[b0 + 34] > 0 ? 1 : 0) +
          (f[b0 + 35] > 0 ? 1 : 0) +
          (f[b0 + 36] > 0 ? 1 : 0) +
          (f[b0 + 37] > 0 ? 1 : 0) +
          (f[b0 + 38] > 0 ? 1 : 0) +
          (f[b0 + 39] > 0 ? 1 : 0) +
          (f[b0 + 40] > 0 ? 1 : 0) < 2
      ) {
        f[1] = f[0] - 20; // Eintrag
        f[2] = entryOf(f, b0 + 21, 20, f[0] - 20) + 1; // Wert
        f[3] = Math.max(0, Math.min(99, f[2])); // neu
        if (f[3] !== entryOf(f, b0 + 21, 20, f[1])) {
          f[b0 + 21 + (f[1])] = f[3]; // Nachteile
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
        return -1;
      }
      return -2; // check/Nachteil wählen/#2
    }
    return -3; // check/Nachteil wählen/#1
  }
  return {
    size: 128,
    registers: 4,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: ["check/Nachteil wählen/#2", "check/Nachteil wählen/#1"],
  };
}

const checkRufÄndernTables = /* @__PURE__ */ $oddsTables(
  " 2..9,110..126,131..133 0,110..126 0,1,110..126 0,1,4,110..126 0,1,5,110..126 0,1,6,110..126 0,1,7,110..126 0,1,8,110..126 0,1,9,110..126 0,1,110..126,131 0,1,110..126,131,132 0,1,110..126,131,133 2..9,3*17,10..12 44,-6,0,-6,0,-6,1,0,0,1,0*69,1*48,0*7 60,6,6,12,16,12,6,16,0,1,9999,99*62,9*6,6*48,1*4,64,1,1 0,0,1,0*3,1,0,1,1,0*78,1*39,0*7",
  "[[[0],14,15,16,[[0,[0,0,0]],[0,[-1,1,13]]],[0],[]]]",
);

/** check/Ruf ändern, for odds. */
function checkRufÄndernOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkRufÄndernTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    return 0;
  }

  // ask: Änderung
  function after0(f) {
    f[2] = entryOf(f, b0 + 100, 17, f[0] - 44) === $NONE ? 0 : entryOf(f, b0 + 100, 17, f[0] - 44); // Bisher
    f[3] = f[2] + f[1]; // Danach
    if (f[3] > 0) {
      f[4] = f[0] - 44; // Eintrag
      f[5] = f[3]; // Wert
      f[6] = f[5] === $NONE ? $NONE : Math.max(1, Math.min(6, f[5])); // neu
      if (f[6] !== entryOf(f, b0 + 100, 17, f[4])) {
        f[b0 + 100 + (f[4])] = f[6]; // Ruf
        f[b0 + 121] = f[b0 + 121] + 1; // $depth
        f[b0 + 121] = f[b0 + 121] - 1; // $depth
        if (f[b0 + 121] === 0) {
          f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    } else {
      f[7] = f[0] - 44; // Eintrag
      f[8] = $NONE; // Wert
      f[9] = f[8] === $NONE ? $NONE : Math.max(1, Math.min(6, f[8])); // neu
      if (f[9] !== entryOf(f, b0 + 100, 17, f[7])) {
        f[b0 + 100 + (f[7])] = f[9]; // Ruf
        f[b0 + 121] = f[b0 + 121] + 1; // $depth
        f[b0 + 121] = f[b0 + 121] - 1; // $depth
        if (f[b0 + 121] === 0) {
          f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    return -1;
  }
  return {
    size: 134,
    registers: 10,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [{
      kind: "ask",
      label: "Änderung",
      to: [1],
      uses: table.uses[0],
      pool: null,
      ask: { key: "Änderung", by: "gm", sees: [], usual: null, range: [-6, 6], optional: false },
      endless: false,
      next: after0,
    }],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: [],
  };
}

const checkManöverTables = /* @__PURE__ */ $oddsTables(
  "0,194..215,273,403 4..6,8,9 0,1 216..231,235,236,271,272,401 403 0,1,216..231,235,236,270..272,401,403  2..6 9 11 8 10 7 6 11..13 9,10,14 6,6,14 2,3 12,6 2,3,15..152,216..221,270..276,403,404 0 0,403 0,22,401 0,23,216..221,401 0,24,216..221,401 0,25,216..221,401 0,26,216..221,401 0,27,216..221,401 0,28,216..221,401 0,29,216..221,401 0,30,216..221,401 0,31,216..221,401 0,32,216..221,401 0,33,216..221,273,401 0,34,216..221,273,401 0,35,216..221,401 0,36,216..221,401 0,37,216..221,401 0,38,216..221,401 0,39,216..221,401 0,40,216..221,401 0,41,216..221,401 0,42,216..221,401 0,43,216..221,401 0,44,216..221,401 0,45,216..221,401 0,46,216..221,401 0,47,216..221,273,401 0,48,216..221,273,401 0,49,216..221,273,401 0,50,216..221,273,401 0,51,216..221,271..275,401 0,52,216..221,271..275,401 0,53,216..221,271..275,401 0,54,216..221,271..275,401 0,55,216..221,270..276,401 0,56,216..221,270..276,401 0,57,216..221,270..276,401 0,58,216..221,270..276,401 0,59,216..221,270..276,401 0,60,216..221,270..276,401 0,61,216..221,270..276,401 0,62,216..221,270..276,401 0,63,216..221,270..276,401 0,64,216..221,270..276,401 0,65,216..221,270..276,401 0,66,216..221,270..276,401 0,67,216..221,401 0,68,216..221,401 0,69,216..221,401 0,70,216..221,401 0,71,216..221,270..276,401 0,72,216..221,270..276,401 0,73,216..221,270..276,401 0,74,216..221,270..276,401 0,75,216..221,270..276,401 0,76,216..221,270..276,401 0,77,216..221,270..276,401 0,78,216..221,270..276,401 0,79,216..221,270..276,401 0,80,216..221,270..276,401 0,81,216..221,270..276,401 0,82,216..221,270..276,401 0,83,401 0,84,216..221,401 0,85,216..221,401 0,86,216..221,401 0,87,216..221,401 0,88,216..221,401 0,89,216..221,401 0,90,216..221,401 0,91,216..221,401 0,92,216..221,401 0,93,216..221,401 0,94,216..221,270..276,401 0,95,216..221,270..276,401 0,96,216..221,401 0,97,216..221,401 0,98,216..221,401 0,99,216..221,401 0,100,216..221,401 0,101,216..221,401 0,102,216..221,401 0,103,216..221,401 0,104,216..221,401 0,105,216..221,401 0,106,216..221,401 0,107,216..221,401 0,108,216..221,270..276,401 0,109,216..221,270..276,401 0,110,216..221,270..276,401 0,111,216..221,270..276,401 0,112,216..221,270..276,401 0,113,216..221,270..276,401 0,114,216..221,270..276,401 0,115,216..221,270..276,401 0,116,216..221,270..276,401 0,117,216..221,270..276,401 0,118,216..221,270..276,401 0,119,216..221,270..276,401 0,120,216..221,270..276,401 0,121,216..221,270..276,401 0,122,216..221,270..276,401 0,123,216..221,270..276,401 0,124,216..221,270..276,401 0,125,216..221,270..276,401 0,126,216..221,270..276,401 0,127,216..221,270..276,401 0,128,216..221,401 0,129,216..221,401 0,130,216..221,401 0,131,216..221,401 0,132,216..221,270..276,401 0,133,216..221,270..276,401 0,134,216..221,270..276,401 0,135,216..221,270..276,401 0,136,216..221,270..276,401 0,137,216..221,270..276,401 0,138,216..221,270..276,401 0,139,216..221,270..276,401 0,140,216..221,270..276,401 0,141,216..221,270..276,401 0,142,216..221,270..276,401 0,143,216..221,270..276,401 0,144 0,145 0,146 0,147 0,148 0,149 0,150 0,151 0,152 0,216..221,401 0,216..221,270..276,401 0,216..221,271,401 0,216..221,272,401 0,403,404 12,6,20,6,21,21,6,21,21..153,153*5,154..156,154*4,21,157 40,-9999,0,0,-9999,-12,-12,0,-60,0,0,-60,-3,-3,-66,0,0,-12,-12,0,-12,-12,0,1,1,0*12,1,1,0,0,1,1,0,0,1,1,0*36,1*3,0*12,1,1,0,0,1,1,0,0,1,1,0*37,1,1,0,1,1,0,1,1,0*69,1*48,0*76,1*48,0*9,-12,-12 61,9999,1,1,9999,12,12,1,60,2,2,60,3,3,66,6,0,18,12,0,12,12,4,10,9*9,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*4,5,10,9*9,1,1,0,0,1,1,0,0,1,1,0,0,1*6,0*8,1*4,0*12,1*4,0*5,1,1,0,1,1,0,1,1,9999,99*62,9*6,6*48,1*4,64,1,1,9999,99*62,9*6,6*48,1*4,64,1,1,2,1,12,12 0*15,1,0*215,1*39,0*85,1*39,0*11 216..231,235,236,271,272,340..355,359,360,395,396,401 0,1,216..231,235,236,270..272,340..355,359,360,395,396,401,403 2,162,4,163,6 2,3,15..152,270,274..276,340..345,394..400,403,404 0,23,340..345,401 0,24,340..345,401 0,25,340..345,401 0,26,340..345,401 0,27,340..345,401 0,28,340..345,401 0,29,340..345,401 0,30,340..345,401 0,31,340..345,401 0,32,340..345,401 0,33,340..345,397,401 0,34,340..345,397,401 0,35,340..345,401 0,36,340..345,401 0,37,340..345,401 0,38,340..345,401 0,39,340..345,401 0,40,340..345,401 0,41,340..345,401 0,42,340..345,401 0,43,340..345,401 0,44,340..345,401 0,45,340..345,401 0,46,340..345,401 0,47,340..345,397,401 0,48,340..345,397,401 0,49,340..345,397,401 0,50,340..345,397,401 0,51,340..345,395..399,401 0,52,340..345,395..399,401 0,53,340..345,395..399,401 0,54,340..345,395..399,401 0,55,340..345,394..401 0,56,340..345,394..401 0,57,340..345,394..401 0,58,340..345,394..401 0,59,340..345,394..401 0,60,340..345,394..401 0,61,340..345,394..401 0,62,340..345,394..401 0,63,340..345,394..401 0,64,340..345,394..401 0,65,340..345,394..401 0,66,340..345,394..401 0,67,340..345,401 0,68,340..345,401 0,69,340..345,401 0,70,340..345,401 0,71,340..345,394..401 0,72,340..345,394..401 0,73,340..345,394..401 0,74,340..345,394..401 0,75,340..345,394..401 0,76,340..345,394..401 0,77,340..345,394..401 0,78,340..345,394..401 0,79,340..345,394..401 0,80,340..345,394..401 0,81,340..345,394..401 0,82,340..345,394..401 0,84,340..345,401 0,85,340..345,401 0,86,340..345,401 0,87,340..345,401 0,88,340..345,401 0,89,340..345,401 0,90,340..345,401 0,91,340..345,401 0,92,340..345,401 0,93,340..345,401 0,94,340..345,394..401 0,95,340..345,394..401 0,96,340..345,401 0,97,340..345,401 0,98,340..345,401 0,99,340..345,401 0,100,340..345,401 0,101,340..345,401 0,102,340..345,401 0,103,340..345,401 0,104,340..345,401 0,105,340..345,401 0,106,340..345,401 0,107,340..345,401 0,108,340..345,394..401 0,109,340..345,394..401 0,110,340..345,394..401 0,111,340..345,394..401 0,112,340..345,394..401 0,113,340..345,394..401 0,114,340..345,394..401 0,115,340..345,394..401 0,116,340..345,394..401 0,117,340..345,394..401 0,118,340..345,394..401 0,119,340..345,394..401 0,120,340..345,394..401 0,121,340..345,394..401 0,122,340..345,394..401 0,123,340..345,394..401 0,124,340..345,394..401 0,125,340..345,394..401 0,126,340..345,394..401 0,127,340..345,394..401 0,128,340..345,401 0,129,340..345,401 0,130,340..345,401 0,131,340..345,401 0,132,340..345,394..401 0,133,340..345,394..401 0,134,340..345,394..401 0,135,340..345,394..401 0,136,340..345,394..401 0,137,340..345,394..401 0,138,340..345,394..401 0,139,340..345,394..401 0,140,340..345,394..401 0,141,340..345,394..401 0,142,340..345,394..401 0,143,340..345,394..401 0,270 0,270,274 0,270,274,275 0,270,274,276 0,340..345,401 0,340..345,394..401 0,340..345,395,401 0,340..345,396,401 12,6,20,6,21,21,6,21,21,22,166..225,83,226..285,144..152,286..290,290*5,291..293,291*4,21,157",
  "[[[0,0,2,3,4],159,160,161,[[0,[0,1,7]],[8,[1,9,11],[3,12,13],[3,12,13]],[6,[2,6,6]],[14,[0,15,16],[0,15,16],[0,15,16]],[12,[-1,17,18],[-1,19,158]]],[6,6,6,6],[]],[[0,1,2,3,4],159,160,161,[[0,[0,1,164]],[8,[1,9,11],[3,12,13],[3,12,13]],[6,[2,6,6]],[14,[0,15,16],[0,15,16],[0,15,16]],[12,[-1,17,18],[-1,165,294]]],[6,6,6,6],[]]]",
);

/** check/Manöver, for odds. */
function checkManöverOdds(b) {
  const b0 = b[0]; // Akteur
  const b1 = b[1]; // Gegner
  const b2 = b[2]; // Konflikt
  const b3 = b[3]; // Dominanz(Akteur, Gegner)
  const b4 = b[4]; // Dominanz(Gegner, Akteur)
  const table = checkManöverTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (f[b0 + 120] <= 0) {
      if (entryOf(f, b0 + 41, 22, f[0] - 40) > 0) {
        if (
          einsetzbarInFile(
            f,
            f[0] - 40 < 6 ? kategorie(f[0] - 40) : ownCatalogueFeatKategorie0(f[0] - 40),
            f[b3],
          ) !== 0
        ) {
          f[4] = (f[0] - 40 < 6 ? probenplus(f[0] - 40) : ownCatalogueFeatProbenplus0(f[0] - 40)) +
            f[1]; // modifiers
          f[5] = collectionCharakterKonfliktwertInFile(f, b0, f[b2]) +
            0 -
            collectionCharakterKonfliktwertInFile(f, b1, f[b2]); // Abstand
          f[6] = f[b3]; // Oberhand
          f[8] = f[5] + f[6] + f[4] + (f[b0 + 117] > 0 ? 1 : 0); // Vorsprung
          f[9] = 1; // Stand
          return 0;
        }
        return -2; // check/Manöver/#2
      }
      return -3; // check/Manöver/#1
    }
    return -4; // condition/handlungsunfähig
  }

  // head: check/Vergleichsprobe/#4
  function after0(f) {
    if (f[9] === 1) {
      f[11] = f[8]; // Vorsprung
      return 1;
    }
    if (f[9] === 2) {
      f[7] = 1; // Ergebnis
      return 3;
    }
    f[7] = 0; // Ergebnis
    return 3;
  }

  // draw: Wurf
  function after1(f) {
    return 2;
  }

  // draw: Gegenwurf
  function after2(f) {
    f[14] = f[11] + f[12] + 0 - f[13]; // Spanne
    if (f[14] > 0) {
      f[10] = 2; // Durchgang
      f[9] = Math.min(2, Math.max(0, f[10])); // Stand
      return 0;
    }
    if (f[14] === 0) {
      f[10] = 1; // Durchgang
      f[9] = Math.min(2, Math.max(0, f[10])); // Stand
      return 0;
    }
    f[10] = 0; // Durchgang
    f[9] = Math.min(2, Math.max(0, f[10])); // Stand
    return 0;
  }

  // join: check/Konfliktprobe/#3
  function after3(f) {
    f[2] = f[7]; // Verlauf
    if (f[2] < 1) {
      f[3] = 0; // result
      return -1;
    }
    f[15] = f[0] - 40 < 6 ? dominanzplus(f[0] - 40) : ownCatalogueFeatDominanzplus0(f[0] - 40); // Betrag
    f[16] = 0; // Eintrag
    f[17] = f[b3] + f[15]; // Wert
    f[18] = Math.max(-12, Math.min(12, f[17])); // neu
    if (f[18] !== f[b3]) {
      f[b3] = f[18]; // Dominanz
    }
    f[19] = 0; // Eintrag
    f[20] = 0 - f[b3]; // Wert
    f[21] = Math.max(-12, Math.min(12, f[20])); // neu
    if (f[21] !== f[b4]) {
      f[b4] = f[21]; // Dominanz
    }
    if ((f[0] - 40 < 6 ? wunde(f[0] - 40) : ownCatalogueFeatWunde0(f[0] - 40)) === 1) {
      f[22] = 3 + f[b2] * 2 - 3; // Eintrag
      f[23] = entryOf(f, b1 + 63, 6, 3 + f[b2] * 2 - 3) + 1; // Wert
      f[24] = Math.max(0, Math.min(9, f[23])); // neu
      if (f[24] !== entryOf(f, b1 + 63, 6, f[22])) {
        f[25] = f[b1 + 64]; // sheet/Charakter/#3 vorher
        f[27] = f[b1 + 66]; // sheet/Charakter/#5 vorher
        f[29] = f[b1 + 64]; // sheet/Charakter/#7 vorher
        f[31] = f[b1 + 64]; // sheet/Charakter/#11 vorher
        f[33] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
        f[b1 + 63 + (f[22])] = f[24]; // Verletzungen
        f[26] = f[b1 + 64]; // sheet/Charakter/#3 nachher
        f[28] = f[b1 + 66]; // sheet/Charakter/#5 nachher
        f[30] = f[b1 + 64]; // sheet/Charakter/#7 nachher
        f[32] = f[b1 + 64]; // sheet/Charakter/#11 nachher
        f[34] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
        f[b1 + 121] = f[b1 + 121] + 1; // $depth
        if (f[25] < 2 && f[26] >= 2 || f[25] > 2 && f[26] <= 2) {
          f[35] = 0; // Eintrag
          f[36] = 0; // Eintrag
          f[37] = 1; // Wert
          f[38] = Math.max(0, Math.min(1, f[37])); // neu
          if (f[38] !== f[b1 + 118]) {
            f[b1 + 118] = f[38]; // medizinischer Schock
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[27] < 2 && f[28] >= 2 || f[27] > 2 && f[28] <= 2) {
          f[39] = 0; // Eintrag
          f[40] = 0; // Eintrag
          f[41] = 1; // Wert
          f[42] = Math.max(0, Math.min(1, f[41])); // neu
          if (f[42] !== f[b1 + 119]) {
            f[b1 + 119] = f[42]; // akute Belastungsreaktion
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[29] < 3 && f[30] >= 3 || f[29] > 3 && f[30] <= 3) {
          f[43] = 0; // Eintrag
          f[44] = 0; // Eintrag
          f[45] = 1; // Wert
          f[46] = Math.max(0, Math.min(1, f[45])); // neu
          if (f[46] !== f[b1 + 120]) {
            f[47] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
            f[49] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
            f[b1 + 120] = f[46]; // handlungsunfähig
            f[48] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
            f[50] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            if (f[47] === 0 && f[48] !== 0 && f[b1 + 122] === 0) {
              f[b1 + 122] = 1; // $fired/sheet/Charakter/#9
              f[51] = 0; // Eintrag
              f[52] = 0; // Eintrag
              f[53] = 0; // Wert
              f[54] = Math.max(0, Math.min(1, f[53])); // neu
              if (f[54] !== f[b1 + 117]) {
                f[b1 + 117] = f[54]; // Adrenalinschub
                f[b1 + 121] = f[b1 + 121] + 1; // $depth
                f[b1 + 121] = f[b1 + 121] - 1; // $depth
                if (f[b1 + 121] === 0) {
                  f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            if (f[49] === 0 && f[50] !== 0 && f[b1 + 123] === 0) {
              f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              f[55] = 0; // Eintrag
              f[56] = 0; // Eintrag
              f[57] = 0; // Wert
              f[58] = Math.max(0, Math.min(1, f[57])); // neu
              if (f[58] !== f[b1 + 120]) {
                f[59] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
                f[61] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
                f[b1 + 120] = f[58]; // handlungsunfähig
                f[60] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
                f[62] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
                f[b1 + 121] = f[b1 + 121] + 1; // $depth
                if (f[59] === 0 && f[60] !== 0 && f[b1 + 122] === 0) {
                  f[b1 + 122] = 1; // $fired/sheet/Charakter/#9
                  f[63] = 0; // Eintrag
                  f[64] = 0; // Eintrag
                  f[65] = 0; // Wert
                  f[66] = Math.max(0, Math.min(1, f[65])); // neu
                  if (f[66] !== f[b1 + 117]) {
                    f[b1 + 117] = f[66]; // Adrenalinschub
                    f[b1 + 121] = f[b1 + 121] + 1; // $depth
                    f[b1 + 121] = f[b1 + 121] - 1; // $depth
                    if (f[b1 + 121] === 0) {
                      f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                      f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                    }
                  }
                }
                if (f[61] === 0 && f[62] !== 0 && f[b1 + 123] === 0) {
                  f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
                }
                f[b1 + 121] = f[b1 + 121] - 1; // $depth
                if (f[b1 + 121] === 0) {
                  f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[31] < 0 && f[32] >= 0 || f[31] > 0 && f[32] <= 0) {
          f[67] = 0; // Eintrag
          f[68] = 0; // Eintrag
          f[69] = 0; // Wert
          f[70] = Math.max(0, Math.min(1, f[69])); // neu
          if (f[70] !== f[b1 + 118]) {
            f[b1 + 118] = f[70]; // medizinischer Schock
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[33] === 0 && f[34] !== 0 && f[b1 + 123] === 0) {
          f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          f[71] = 0; // Eintrag
          f[72] = 0; // Eintrag
          f[73] = 0; // Wert
          f[74] = Math.max(0, Math.min(1, f[73])); // neu
          if (f[74] !== f[b1 + 120]) {
            f[75] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
            f[77] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
            f[b1 + 120] = f[74]; // handlungsunfähig
            f[76] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
            f[78] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            if (f[75] === 0 && f[76] !== 0 && f[b1 + 122] === 0) {
              f[b1 + 122] = 1; // $fired/sheet/Charakter/#9
              f[79] = 0; // Eintrag
              f[80] = 0; // Eintrag
              f[81] = 0; // Wert
              f[82] = Math.max(0, Math.min(1, f[81])); // neu
              if (f[82] !== f[b1 + 117]) {
                f[b1 + 117] = f[82]; // Adrenalinschub
                f[b1 + 121] = f[b1 + 121] + 1; // $depth
                f[b1 + 121] = f[b1 + 121] - 1; // $depth
                if (f[b1 + 121] === 0) {
                  f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            if (f[77] === 0 && f[78] !== 0 && f[b1 + 123] === 0) {
              f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            }
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        f[b1 + 121] = f[b1 + 121] - 1; // $depth
        if (f[b1 + 121] === 0) {
          f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    if ((f[0] - 40 < 6 ? wunde(f[0] - 40) : ownCatalogueFeatWunde0(f[0] - 40)) === 2) {
      f[83] = 3 + f[b2] * 2 - 2; // Eintrag
      f[84] = entryOf(f, b1 + 63, 6, 3 + f[b2] * 2 - 2) + 1; // Wert
      f[85] = Math.max(0, Math.min(9, f[84])); // neu
      if (f[85] !== entryOf(f, b1 + 63, 6, f[83])) {
        f[86] = f[b1 + 64]; // sheet/Charakter/#3 vorher
        f[88] = f[b1 + 66]; // sheet/Charakter/#5 vorher
        f[90] = f[b1 + 64]; // sheet/Charakter/#7 vorher
        f[92] = f[b1 + 64]; // sheet/Charakter/#11 vorher
        f[94] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
        f[b1 + 63 + (f[83])] = f[85]; // Verletzungen
        f[87] = f[b1 + 64]; // sheet/Charakter/#3 nachher
        f[89] = f[b1 + 66]; // sheet/Charakter/#5 nachher
        f[91] = f[b1 + 64]; // sheet/Charakter/#7 nachher
        f[93] = f[b1 + 64]; // sheet/Charakter/#11 nachher
        f[95] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
        f[b1 + 121] = f[b1 + 121] + 1; // $depth
        if (f[86] < 2 && f[87] >= 2 || f[86] > 2 && f[87] <= 2) {
          f[96] = 0; // Eintrag
          f[97] = 0; // Eintrag
          f[98] = 1; // Wert
          f[99] = Math.max(0, Math.min(1, f[98])); // neu
          if (f[99] !== f[b1 + 118]) {
            f[b1 + 118] = f[99]; // medizinischer Schock
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[88] < 2 && f[89] >= 2 || f[88] > 2 && f[89] <= 2) {
          f[100] = 0; // Eintrag
          f[101] = 0; // Eintrag
          f[102] = 1; // Wert
          f[103] = Math.max(0, Math.min(1, f[102])); // neu
          if (f[103] !== f[b1 + 119]) {
            f[b1 + 119] = f[103]; // akute Belastungsreaktion
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[90] < 3 && f[91] >= 3 || f[90] > 3 && f[91] <= 3) {
          f[104] = 0; // Eintrag
          f[105] = 0; // Eintrag
          f[106] = 1; // Wert
          f[107] = Math.max(0, Math.min(1, f[106])); // neu
          if (f[107] !== f[b1 + 120]) {
            f[108] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
            f[110] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
            f[b1 + 120] = f[107]; // handlungsunfähig
            f[109] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
            f[111] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            if (f[108] === 0 && f[109] !== 0 && f[b1 + 122] === 0) {
              f[b1 + 122] = 1; // $fired/sheet/Charakter/#9
              f[112] = 0; // Eintrag
              f[113] = 0; // Eintrag
              f[114] = 0; // Wert
              f[115] = Math.max(0, Math.min(1, f[114])); // neu
              if (f[115] !== f[b1 + 117]) {
                f[b1 + 117] = f[115]; // Adrenalinschub
                f[b1 + 121] = f[b1 + 121] + 1; // $depth
                f[b1 + 121] = f[b1 + 121] - 1; // $depth
                if (f[b1 + 121] === 0) {
                  f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            if (f[110] === 0 && f[111] !== 0 && f[b1 + 123] === 0) {
              f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
              f[116] = 0; // Eintrag
              f[117] = 0; // Eintrag
              f[118] = 0; // Wert
              f[119] = Math.max(0, Math.min(1, f[118])); // neu
              if (f[119] !== f[b1 + 120]) {
                f[120] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
                f[122] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
                f[b1 + 120] = f[119]; // handlungsunfähig
                f[121] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
                f[123] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
                f[b1 + 121] = f[b1 + 121] + 1; // $depth
                if (f[120] === 0 && f[121] !== 0 && f[b1 + 122] === 0) {
                  f[b1 + 122] = 1; // $fired/sheet/Charakter/#9
                  f[124] = 0; // Eintrag
                  f[125] = 0; // Eintrag
                  f[126] = 0; // Wert
                  f[127] = Math.max(0, Math.min(1, f[126])); // neu
                  if (f[127] !== f[b1 + 117]) {
                    f[b1 + 117] = f[127]; // Adrenalinschub
                    f[b1 + 121] = f[b1 + 121] + 1; // $depth
                    f[b1 + 121] = f[b1 + 121] - 1; // $depth
                    if (f[b1 + 121] === 0) {
                      f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                      f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                    }
                  }
                }
                if (f[122] === 0 && f[123] !== 0 && f[b1 + 123] === 0) {
                  f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
                }
                f[b1 + 121] = f[b1 + 121] - 1; // $depth
                if (f[b1 + 121] === 0) {
                  f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[92] < 0 && f[93] >= 0 || f[92] > 0 && f[93] <= 0) {
          f[128] = 0; // Eintrag
          f[129] = 0; // Eintrag
          f[130] = 0; // Wert
          f[131] = Math.max(0, Math.min(1, f[130])); // neu
          if (f[131] !== f[b1 + 118]) {
            f[b1 + 118] = f[131]; // medizinischer Schock
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        if (f[94] === 0 && f[95] !== 0 && f[b1 + 123] === 0) {
          f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
          f[132] = 0; // Eintrag
          f[133] = 0; // Eintrag
          f[134] = 0; // Wert
          f[135] = Math.max(0, Math.min(1, f[134])); // neu
          if (f[135] !== f[b1 + 120]) {
            f[136] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 vorher
            f[138] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends vorher
            f[b1 + 120] = f[135]; // handlungsunfähig
            f[137] = f[b1 + 120] > 0 ? 1 : 0; // sheet/Charakter/#9 nachher
            f[139] = f[b1 + 120] > 0 && f[b1 + 64] < 3 ? 1 : 0; // condition/handlungsunfähig/ends nachher
            f[b1 + 121] = f[b1 + 121] + 1; // $depth
            if (f[136] === 0 && f[137] !== 0 && f[b1 + 122] === 0) {
              f[b1 + 122] = 1; // $fired/sheet/Charakter/#9
              f[140] = 0; // Eintrag
              f[141] = 0; // Eintrag
              f[142] = 0; // Wert
              f[143] = Math.max(0, Math.min(1, f[142])); // neu
              if (f[143] !== f[b1 + 117]) {
                f[b1 + 117] = f[143]; // Adrenalinschub
                f[b1 + 121] = f[b1 + 121] + 1; // $depth
                f[b1 + 121] = f[b1 + 121] - 1; // $depth
                if (f[b1 + 121] === 0) {
                  f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
                  f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
                }
              }
            }
            if (f[138] === 0 && f[139] !== 0 && f[b1 + 123] === 0) {
              f[b1 + 123] = 1; // $fired/condition/handlungsunfähig/ends
            }
            f[b1 + 121] = f[b1 + 121] - 1; // $depth
            if (f[b1 + 121] === 0) {
              f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
              f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
            }
          }
        }
        f[b1 + 121] = f[b1 + 121] - 1; // $depth
        if (f[b1 + 121] === 0) {
          f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    if ((f[0] - 40 < 6 ? folge(f[0] - 40) : ownCatalogueFeatFolge0(f[0] - 40)) === 1) {
      f[144] = 0; // Eintrag
      f[145] = 1; // Wert
      f[146] = Math.max(0, Math.min(1, f[145])); // neu
      if (f[146] !== f[b1 + 118]) {
        f[b1 + 118] = f[146]; // medizinischer Schock
        f[b1 + 121] = f[b1 + 121] + 1; // $depth
        f[b1 + 121] = f[b1 + 121] - 1; // $depth
        if (f[b1 + 121] === 0) {
          f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    if ((f[0] - 40 < 6 ? folge(f[0] - 40) : ownCatalogueFeatFolge0(f[0] - 40)) === 2) {
      f[147] = 0; // Eintrag
      f[148] = 1; // Wert
      f[149] = Math.max(0, Math.min(1, f[148])); // neu
      if (f[149] !== f[b1 + 119]) {
        f[b1 + 119] = f[149]; // akute Belastungsreaktion
        f[b1 + 121] = f[b1 + 121] + 1; // $depth
        f[b1 + 121] = f[b1 + 121] - 1; // $depth
        if (f[b1 + 121] === 0) {
          f[b1 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b1 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    if ((f[0] - 40 < 6 ? folge(f[0] - 40) : ownCatalogueFeatFolge0(f[0] - 40)) === 3) {
      f[150] = 0; // Eintrag
      f[151] = 1; // Wert
      f[152] = Math.max(0, Math.min(1, f[151])); // neu
      if (f[152] !== f[b0 + 117]) {
        f[b0 + 117] = f[152]; // Adrenalinschub
        f[b0 + 121] = f[b0 + 121] + 1; // $depth
        f[b0 + 121] = f[b0 + 121] - 1; // $depth
        if (f[b0 + 121] === 0) {
          f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
          f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
        }
      }
    }
    f[3] = 1; // result
    return -1;
  }
  return {
    size: 405,
    registers: 153,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [
      {
        kind: "head",
        label: "check/Vergleichsprobe/#4",
        to: [],
        uses: table.uses[0],
        pool: null,
        ask: null,
        endless: true,
        next: after0,
      },
      {
        kind: "draw",
        label: "Wurf",
        to: [12],
        uses: table.uses[1],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after1,
      },
      {
        kind: "draw",
        label: "Gegenwurf",
        to: [13],
        uses: table.uses[2],
        pool: { kind: "pool", index: (f) => 0 },
        ask: null,
        endless: false,
        next: after2,
      },
      {
        kind: "join",
        label: "check/Konfliktprobe/#3",
        to: [],
        uses: table.uses[3],
        pool: null,
        ask: null,
        endless: false,
        next: after3,
      },
    ],
    flows: table.flows,
    open: table.open,
    result: 3,
    reasons: ["check/Manöver/#2", "check/Manöver/#1", "condition/handlungsunfähig"],
  };
}

const checkFeatErwerbenTables = /* @__PURE__ */ $oddsTables(
  "0,7,48..69 1..7,48..69,128..130  0,7 0 0,48..69 0,7,48..69,128 0,7,48..69,128,129 0,7,48..69,128,130 2,3,3..5,5,3,5*22,6..8 40,0,-43,0,0,1,1,0*69,1*48,0*7 61,0,10011,9999,21,100,99,9999,99*62,9*6,6*48,1*4,64,1,1 0*85,1*39,0*7",
  "[[[0],10,11,12,[[0,[-1,1,9]]],[],[]]]",
);

/** check/Feat erwerben, for odds. */
function checkFeatErwerbenOdds(b) {
  const b0 = b[0]; // Charakter
  const table = checkFeatErwerbenTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    if (entryOf(f, b0 + 41, 22, f[0] - 40) <= 0) {
      if (
        (
          f[0] - 40 < 6
            ? preis(f[0] - 40)
            : (f[0] - 40 < 6 ? probenplus(f[0] - 40) : ownCatalogueFeatProbenplus0(f[0] - 40)) * 2 +
                (
                  f[0] - 40 < 6 ? dominanzplus(f[0] - 40) : ownCatalogueFeatDominanzplus0(f[0] - 40)
                ) * 3 +
                (
                  f[0] - 40 < 6
                    ? wundpreis(f[0] - 40)
                    : (
                        f[0] - 40 < 6 ? wunde(f[0] - 40) : ownCatalogueFeatWunde0(f[0] - 40)
                      ) === $NONE
                    ? 0
                    : (f[0] - 40 < 6 ? wunde(f[0] - 40) : ownCatalogueFeatWunde0(f[0] - 40)) * 4
                ) +
                (
                  f[0] - 40 < 6
                    ? folgenpreis(f[0] - 40)
                    : (f[0] - 40 < 6 ? folge(f[0] - 40) : ownCatalogueFeatFolge0(f[0] - 40)) === 0
                    ? 0
                    : 5
                )
        ) <= f[b0]
      ) {
        f[1] = 0; // Eintrag
        f[2] = f[b0] -
          (
            f[0] - 40 < 6
              ? preis(f[0] - 40)
              : (
                  f[0] - 40 < 6 ? probenplus(f[0] - 40) : ownCatalogueFeatProbenplus0(f[0] - 40)
                ) * 2 +
                  (
                    f[0] - 40 < 6
                      ? dominanzplus(f[0] - 40)
                      : ownCatalogueFeatDominanzplus0(f[0] - 40)
                  ) * 3 +
                  (
                    f[0] - 40 < 6
                      ? wundpreis(f[0] - 40)
                      : (
                          f[0] - 40 < 6 ? wunde(f[0] - 40) : ownCatalogueFeatWunde0(f[0] - 40)
                        ) === $NONE
                      ? 0
                      : (f[0] - 40 < 6 ? wunde(f[0] - 40) : ownCatalogueFeatWunde0(f[0] - 40)) * 4
                  ) +
                  (
                    f[0] - 40 < 6
                      ? folgenpreis(f[0] - 40)
                      : (f[0] - 40 < 6 ? folge(f[0] - 40) : ownCatalogueFeatFolge0(f[0] - 40)) === 0
                      ? 0
                      : 5
                  )
          ); // Wert
        f[3] = Math.max(0, Math.min(9999, f[2])); // neu
        if (f[3] !== f[b0]) {
          f[b0] = f[3]; // Steigerungspunkte
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
        f[4] = f[0] - 40; // Eintrag
        f[5] = entryOf(f, b0 + 41, 22, f[0] - 40) + 1; // Wert
        f[6] = Math.max(0, Math.min(99, f[5])); // neu
        if (f[6] !== entryOf(f, b0 + 41, 22, f[4])) {
          f[b0 + 41 + (f[4])] = f[6]; // Feats
          f[b0 + 121] = f[b0 + 121] + 1; // $depth
          f[b0 + 121] = f[b0 + 121] - 1; // $depth
          if (f[b0 + 121] === 0) {
            f[b0 + 122] = 0; // $fired/sheet/Charakter/#9
            f[b0 + 123] = 0; // $fired/condition/handlungsunfähig/ends
          }
        }
        return -1;
      }
      return -2; // check/Feat erwerben/#2
    }
    return -3; // check/Feat erwerben/#1
  }
  return {
    size: 131,
    registers: 7,
    lo: table.lo,
    hi: table.hi,
    optional: table.optional,
    start,
    cuts: [],
    flows: table.flows,
    open: table.open,
    result: -1,
    reasons: ["check/Feat erwerben/#2", "check/Feat erwerben/#1"],
  };
}

const leaf1Tables = /* @__PURE__ */ $oddsTables(
  " 0 251 2 -12,0*71,1*48,0*76,1*48,0*7,-12 12,2,1,9999,99*62,9*6,6*48,1*4,64,1,1,9999,99*62,9*6,6*48,1*4,64,1,1,12 0*81,1*39,0*85,1*39,0*8",
  "[[[0,1,1,3],4,5,6,[[0,[-1,1,3]]],[],[]],[[0,1,2,3],4,5,6,[[0,[-1,1,3]]],[],[]]]",
);

/** conflict/Konflikt/#1/leaf1, for odds. */
function leaf1Odds(b) {
  const b0 = b[0]; // Konflikt
  const b1 = b[1]; // Sieger
  const b2 = b[2]; // $other
  const b3 = b[3]; // Dominanz(Sieger, $other)
  const table = leaf1Tables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[0] = f[b3]; // result
    return -1;
  }
  return {
    size: 252,
    registers: 1,
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

const leaf2Tables = /* @__PURE__ */ $oddsTables(
  " 0 12,0*71,1*48,0*7 12,2,1,9999,99*62,9*6,6*48,1*4,64,1,1 0*81,1*39,0*7",
  "[[[0,1],2,3,4,[[0,[-1,1,1]]],[],[]]]",
);

/** conflict/Konflikt/#1/leaf2, for odds. */
function leaf2Odds(b) {
  const b0 = b[0]; // Konflikt
  const b1 = b[1]; // Sieger
  const table = leaf2Tables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[0] = 12; // result
    return -1;
  }
  return {
    size: 127,
    registers: 1,
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

const conflictKonfliktEndsTables = /* @__PURE__ */ $oddsTables(
  " 0..2,4 4 0*3,2 0,1,1,0,0 0,1,1,2,1 0*5",
  "[[[0],4,5,6,[[0,[-1,1,3]]],[],[]]]",
);

/** conflict/Konflikt/ends/, for odds. */
function conflictKonfliktEndsOdds(b) {
  const b0 = b[0]; // Konflikt
  const table = conflictKonfliktEndsTables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[0] = 0; // Eintrag
    f[1] = 1; // Wert
    f[2] = Math.max(0, Math.min(1, f[1])); // neu
    if (f[2] !== f[b0 + 1]) {
      f[b0 + 1] = f[2]; // $ended
    }
    return -1;
  }
  return {
    size: 5,
    registers: 3,
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

const by1Tables = /* @__PURE__ */ $oddsTables(
  " 0,1 65..79,120,121 2,2 -28,-28,0*69,1*48,0*7 6,6,9999,99*62,9*6,6*48,1*4,64,1,1 0*80,1*39,0*7",
  "[[[0],4,5,6,[[0,[-1,1,3]]],[],[]]]",
);

/** tactic/Drängen/#1/by1, for odds. */
function by1Odds(b) {
  const b0 = b[0]; // Charakter
  const table = by1Tables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = collectionAttributeInFile(f, b0, 0); // collection/Attribute/=
    f[0] = f[1]; // result
    return -1;
  }
  return {
    size: 126,
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

const tacticDrängen1Leaf1Tables = /* @__PURE__ */ $oddsTables(
  " 0 43,0*71,1*48,0*7 43,2,1,9999,99*62,9*6,6*48,1*4,64,1,1 0*81,1*39,0*7",
  "[[[0,1],2,3,4,[[0,[-1,1,1]]],[],[]]]",
);

/** tactic/Drängen/#1/leaf1, for odds. */
function tacticDrängen1Leaf1Odds(b) {
  const b0 = b[0]; // Konflikt
  const b1 = b[1]; // Charakter
  const table = tacticDrängen1Leaf1Tables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[0] = 43; // result
    return -1;
  }
  return {
    size: 127,
    registers: 1,
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

const tacticDrängen2By1Tables = /* @__PURE__ */ $oddsTables(
  " 0,1 65..79,120,121 2,2 -28,-28,0*69,1*48,0*7 6,6,9999,99*62,9*6,6*48,1*4,64,1,1 0*80,1*39,0*7",
  "[[[0],4,5,6,[[0,[-1,1,3]]],[],[]]]",
);

/** tactic/Drängen/#2/by1, for odds. */
function tacticDrängen2By1Odds(b) {
  const b0 = b[0]; // Charakter
  const table = tacticDrängen2By1Tables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[1] = collectionAttributeInFile(f, b0, 0); // collection/Attribute/=
    f[0] = f[1]; // result
    return -1;
  }
  return {
    size: 126,
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

const tacticDrängen2Leaf1Tables = /* @__PURE__ */ $oddsTables(
  " 0 40,0*71,1*48,0*7 40,2,1,9999,99*62,9*6,6*48,1*4,64,1,1 0*81,1*39,0*7",
  "[[[0,1],2,3,4,[[0,[-1,1,1]]],[],[]]]",
);

/** tactic/Drängen/#2/leaf1, for odds. */
function tacticDrängen2Leaf1Odds(b) {
  const b0 = b[0]; // Konflikt
  const b1 = b[1]; // Charakter
  const table = tacticDrängen2Leaf1Tables().find(
    ({ sameAs }) => sameAs.every((first, slot) => b[slot] === b[first])
  );
  if (table === undefined) throw new $RuleError(
    "too-large",
    "So many sheets cannot be one and the same in odds.",
  );

  function start(f) {
    f[0] = 40; // result
    return -1;
  }
  return {
    size: 127,
    registers: 1,
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
/** num/den towards −∞; den > 0. */
function $divideDown(num, den) {
    const rest = num % den;
    const quotient = (num - rest) / den;
    return (rest < 0 ? quotient - 1 : quotient) + 0;
}
/** num − den · divideDown(num, den): 0..den-1; den > 0. */
function $remainder(num, den) {
    const rest = num % den;
    return (rest < 0 ? rest + den : rest) + 0;
}
/** num/den rounded once; den > 0. */
function $divide(mode, num, den) {
    const rest = $remainder(num, den);
    const below = $divideDown(num, den);
    if (rest === 0)
        return below;
    switch (mode) {
        case "down":
            return below;
        case "up":
            return below + 1 + 0;
        case "toZero":
            return num < 0 ? below + 1 + 0 : below;
    }
    const toHalf = rest - (den - rest);
    if (toHalf !== 0)
        return toHalf > 0 ? below + 1 + 0 : below;
    switch (mode) {
        case "halfUp":
            return below + 1;
        case "halfDown":
            return below;
        case "halfAway":
            return num < 0 ? below : below + 1;
        case "halfEven":
            return below % 2 === 0 ? below : below + 1;
    }
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
