// Loaded into the API before its own code. When the supervisor is killed, its channel closes; the API then drains and
// ends as on SIGTERM, and frees its port.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20_000).unref();
  });
}
