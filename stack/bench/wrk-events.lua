-- Events, each with an id and an address of its own. Every connection has a thread of its own, so that an answer is the one to the last
-- request: what was acknowledged is known by its number. Ids are computed in event-ids.mjs in the same way.
local threads = {}
local head, afterAddress, afterId, rest
local round

-- Read from outside when it is over.
made, first, last, acknowledged = 0, 0, 0, 0

function setup(thread)
  threads[#threads + 1] = thread
  thread:set("number", #threads)
end

function init(args)
  local file = assert(io.open(args[1], "rb"))
  head, afterAddress, afterId, rest = file:read("*a"):match("^(.-)@address@(.-)@id@(.-)@session@(.*)$")
  file:close()
  round = tonumber(args[2])
end

function request()
  made = made + 1
  return table.concat({
    head, string.format("10.%d.%d.%d", number, math.floor(made / 256) % 256, made % 256),
    afterAddress, string.format("%08x-%04x-4000-8%03x-%012x", made * 2654435761 % 4294967296, round, number, made),
    afterId, string.format("%04x%03x%06x", round, number, math.floor(made / 5)),
    rest,
  })
end

function response(status)
  if status ~= 202 then return end
  if acknowledged == 0 then first = made end
  last = made
  acknowledged = acknowledged + 1
end

function done()
  for _, thread in ipairs(threads) do
    print(string.format("acknowledged %d %d %d %d %d",
      thread:get("number"), thread:get("made"), thread:get("first"), thread:get("last"), thread:get("acknowledged")))
  end
end
