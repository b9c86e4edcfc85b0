-- Does in Neovim what a person does, and writes what was seen into the file named by REGELWERK_SEEN, a line of JSON each.
local seen = io.open(os.getenv("REGELWERK_SEEN"), "w")
local function tell(name, value)
  seen:write(vim.json.encode({ name = name, value = value }) .. "\n")
  seen:flush()
end
local function wait(what) return vim.wait(30000, what, 50) end
local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end
local function cursor_on(piece, shift)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local at = line:find(piece, 1, true)
    if at then
      vim.api.nvim_win_set_cursor(0, { number, at - 1 + (shift or 0) })
      return
    end
  end
end
local function try(name, action)
  local fine, result = pcall(action)
  if fine then tell(name, result) else tell(name, "error: " .. tostring(result)) end
end

try("foreign", function()
  vim.cmd("edit 70-usb.rules")
  return { filetype = vim.bo.filetype, clients = #vim.lsp.buf_get_clients(0) }
end)

try("part", function()
  vim.cmd("edit teil.rules")
  return vim.bo.filetype
end)

vim.cmd("edit falsch.rules")
tell("filetype", vim.bo.filetype)
try("diagnostics", function()
  wait(function() return #vim.diagnostic.get(0) > 0 end)
  local found = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do
    local line = vim.api.nvim_buf_get_lines(0, one.lnum, one.lnum + 1, false)[1]
    table.insert(found, { message = one.message, under = line:sub(one.col + 1, one.end_col) })
  end
  return found
end)
try("repair", function()
  cursor_on("Stärcke", 1)
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end
  vim.lsp.buf.code_action()
  wait(function() return text():find("Wurf + Stärke -", 1, true) ~= nil end)
  wait(function() return #vim.diagnostic.get(0) == 0 end)
  return { line = vim.api.nvim_get_current_line(), left = #vim.diagnostic.get(0) }
end)
-- A hover waits only a moment for odds; who points again sees them.
try("hover", function()
  local shown = ""
  wait(function()
    cursor_on("Kraftprobe(", 2)
    vim.lsp.buf.hover()
    vim.wait(1500)
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then
        shown = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), "\n")
        vim.api.nvim_win_close(window, true)
      end
    end
    return shown:find("3/4", 1, true) ~= nil
  end)
  return shown
end)
try("rename", function()
  cursor_on("Stärke", 0)
  vim.lsp.buf.rename("rohe Gewalt")
  wait(function() return text():find("Wurf + rohe Gewalt - Mühe", 1, true) ~= nil end)
  return text()
end)
try("completion", function()
  cursor_on("  result Fehlschlag", 0)
  local line = vim.api.nvim_win_get_cursor(0)[1]
  vim.api.nvim_buf_set_lines(0, line, line, false, { "  result " })
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = 9 } }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", params, 30000)
  local labels = {}
  for _, answer in pairs(answers or {}) do
    local items = answer.result and (answer.result.items or answer.result) or {}
    for _, item in ipairs(items) do table.insert(labels, item.label) end
  end
  return labels
end)

vim.cmd("edit! form.rules")
try("format", function()
  vim.wait(3000, function() return #vim.lsp.buf_get_clients(0) > 0 end)
  vim.lsp.buf.formatting_sync({}, 30000)
  vim.cmd("write")
  return text() .. "\n"
end)
seen:close()
vim.cmd("qall!")
