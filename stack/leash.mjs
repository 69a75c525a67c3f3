// @ts-check
// Preloaded (`node --import`) into the parts the supervisor starts. The supervisor holds the other end of a pipe;
// when the supervisor is killed outright, the pipe closes and the part stops too, instead of keeping its port.
import net from 'node:net';

const fd = process.env.STACK_LEASH_FD;
// A part's own workers inherit the preload and the environment, but not the pipe.
delete process.env.STACK_LEASH_FD;

if (fd !== undefined) {
  const pipe = new net.Socket({ fd: Number(fd), readable: true, writable: false });
  pipe.once('close', () => process.kill(process.pid, 'SIGTERM'));
  pipe.on('error', () => undefined);
  pipe.resume();
  pipe.unref();
}
