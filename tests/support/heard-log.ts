import { pino } from 'pino';
import type { Log } from '#server/log.ts';

/** A log that a test listens to. */
export type HeardLog = {
	log: Log;
	/** Names of the damaged records that were told, in order. */
	damaged(): string[];
	/** Everything that was told, as it would stand in the file. */
	text(): string;
};

export function hearLog(): HeardLog {
	const lines: string[] = [];
	const log = pino(
		{ level: 'info', base: undefined },
		{ write: (line: string) => void lines.push(line) },
	);
	const entries = () => lines.map((line) => JSON.parse(line) as { code?: string; record?: string });
	return {
		log,
		damaged: () =>
			entries().flatMap(({ code, record }) =>
				code === 'damaged-record' && record !== undefined ? [record] : [],
			),
		text: () => lines.join(''),
	};
}
