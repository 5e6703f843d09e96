// Loaded before a program (`node --import`), in its threads too: a machine whose clock is wrong by
// GUIA_TEST_SKEW_MS. Timers run as they do.
const skew = Number(process.env.GUIA_TEST_SKEW_MS);
const now = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
	construct: (target, given, newTarget) =>
		Reflect.construct(target, given.length === 0 ? [now() + skew] : given, newTarget),
	get: (target, name) => (name === 'now' ? () => now() + skew : Reflect.get(target, name)),
});
