// A bare HTTP server, as a process: responds to every request with the text that its parent sent last.
import { createServer } from "node:http";

let text = "";
process.on("message", (message) => {
  text = String(message);
  process.send?.("ready");
});
const server = createServer((request, response) => {
  request.resume().once("end", () => {
    response.setHeader("Content-Type", "application/json");
    response.end(text);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.send?.(`http://127.0.0.1:${address.port}`);
});
