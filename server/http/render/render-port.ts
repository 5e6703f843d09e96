import type { MessagePort, Transferable } from 'node:worker_threads';
import { errorCode } from '#core/kit/app-error.ts';
import type { FromThread, PageRenderer, RenderedPage, ToThread } from './rendered-page.ts';

/**
 * The thread's end of the port: renders on request, transfers the bytes without copying, and closes
 * on command.
 */
export async function servePort(port: MessagePort, renderer: PageRenderer): Promise<void> {
	const send = (message: FromThread, transfer: Transferable[] = []) =>
		port.postMessage(message, transfer);
	port.on('message', async (message: ToThread) => {
		if (message.kind === 'ping') return send({ kind: 'pong' });
		if (message.kind === 'close') {
			await renderer[Symbol.asyncDispose]();
			return port.close();
		}
		const { id, request } = message;
		try {
			const page = await renderer.render(request);
			send({ kind: 'rendered', id, page }, buffersOf(page));
		} catch (error) {
			const { message: text, stack } = error instanceof Error ? error : { message: String(error) };
			send({
				kind: 'failed',
				id,
				failure: { code: errorCode(error), message: text, stack: stack ?? null },
			});
		}
	});
	send({ kind: 'ready' });
}

function buffersOf({ identity, gzip, brotli }: RenderedPage): ArrayBuffer[] {
	return [identity, gzip, brotli].flatMap((bytes) => (bytes === null ? [] : [bytes.buffer]));
}
