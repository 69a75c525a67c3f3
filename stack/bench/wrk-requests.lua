-- Requests that differ: each line of the list is method, path, cookie and body, between tabs. Made before the clock starts.
local requests = {}
local turn = 0

function init(args)
  for line in io.lines(args[1]) do
    local method, path, cookie, body = line:match("^(%S+)\t(%S+)\t([^\t]*)\t(.*)$")
    local headers = { ["Accept-Encoding"] = "gzip" }
    if cookie ~= "" then headers["Cookie"] = cookie end
    if method ~= "GET" then headers["Content-Type"] = "application/json" end
    requests[#requests + 1] = wrk.format(method, path, headers, body ~= "" and body or nil)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
