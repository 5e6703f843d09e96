import { AppError } from '#core/kit/app-error.ts';
import { type ConfigRead, parseConfig } from './config.ts';
import { readEnv } from './env.ts';

/**
 * The settings of this process. One message lists all problems of the environment, one per line.
 * @throws AppError 'bad-request'
 */
export function loadConfig(): ConfigRead {
	const read = parseConfig(readEnv(), Date.now());
	if (!read.ok) throw new AppError('bad-request', read.error.join('\n'));
	return read.value;
}
