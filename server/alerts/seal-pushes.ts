import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';

/** One message for one browser. `urgency` and `topic` by RFC 8030 §5.3, §5.4. */
export type PushOrder = {
	endpoint: string;
	p256dh: string;
	auth: string;
	payload: string;
	ttlSeconds: number;
	urgency: 'normal' | 'high';
	topic: string;
};

/** What is sent: headers in lower case, and the encrypted bytes. */
export type SealedPush = { headers: Record<string, string>; body: Uint8Array };

/** Who sends: `subject` = an address at which a push service reaches us (RFC 8292 §2.1), and our keys. */
export type Sender = { subject: string; publicKey: string; privateKey: string };

export type PushSealer = {
	/** Encrypts messages in their order; null in the place of one whose browser gave no keys. */
	seal(orders: readonly PushOrder[]): Promise<(SealedPush | null)[]>;
	[Symbol.asyncDispose](): Promise<void>;
};

const FILE = new URL('./seal-thread.ts', import.meta.url);
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Encrypts beside the thread that serves: fifty thousand messages take a minute of a core. */
export function openPushSealer(sender: Sender): PushSealer {
	const thread = new Worker(FILE, { workerData: sender, env: threadEnv(), resourceLimits: HEAP });
	return {
		async seal(orders) {
			thread.postMessage(orders);
			const [sealed] = await once(thread, 'message');
			return sealed;
		},
		[Symbol.asyncDispose]: async () => void (await thread.terminate()),
	};
}
