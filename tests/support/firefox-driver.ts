import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

/**
 * Commands of the driver that the oldest Firefox we test (ESR) does not have yet, and fails at.
 * Each profile is told about the colours of its pages by the first one; without it they are those
 * of the machine.
 */
const TOO_NEW: ReadonlySet<string> = new Set(['emulation.setMediaFeaturesOverride']);

type Socket = EventEmitter & { send(message: unknown, ...more: unknown[]): void };
type Bundle = { ws: { prototype: Socket } };

let isTaught = false;

/**
 * Lets the driver go on where this Firefox does not know a command: that one is answered here, as
 * if it had been done. Once per process.
 */
export function teachOlderFirefox(): void {
	if (isTaught) return;
	isTaught = true;
	const { prototype } = (
		createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as Bundle
	).ws;
	const { send } = prototype;
	prototype.send = function (message, ...more) {
		const id = tooNew(message);
		if (id === null) return send.call(this, message, ...more);
		const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }));
		setImmediate(() => this.emit('message', answer, false));
	};
}

/** The number of a command that is answered here; null for everything else that is sent. */
function tooNew(message: unknown): number | null {
	if (typeof message !== 'string' || !message.includes('"emulation.')) return null;
	const { id, method } = JSON.parse(message) as { id: number; method: string };
	return TOO_NEW.has(method) ? id : null;
}
