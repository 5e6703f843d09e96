import type { FileService } from './file-service.ts';
import { sweepFiles } from './sweep-files.ts';

const FIRST_MS = 60_000;
const EACH_MS = 60 * 60_000;

/** Sweeps a minute after the start and then each hour, until the signal. */
export function startSweeper(service: FileService, signal: AbortSignal): void {
	let timer: NodeJS.Timeout;
	const sweep = async () => {
		try {
			const swept = await sweepFiles(service);
			if (Object.values(swept).some((count) => count > 0)) service.log.info(swept, 'files swept');
		} catch (error) {
			service.log.warn({ err: error }, 'files could not be swept');
		}
		if (!signal.aborted) plan(EACH_MS);
	};
	const plan = (ms: number) => {
		timer = setTimeout(sweep, ms);
		timer.unref();
	};
	plan(FIRST_MS);
	signal.addEventListener('abort', () => clearTimeout(timer));
}
