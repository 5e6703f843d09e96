import { AppError } from '#core/kit/app-error.ts';
import { type ConfigRead, parseConfig } from './config.ts';
import { readEnv } from './env.ts';

/**
 * The settings of this process. All problems of the environment come as one message, a line each.
 * @throws AppError 'bad-request'
 */
export function loadConfig(): ConfigRead {
	const read = parseConfig(readEnv(), Date.now());
	if (!read.ok) throw new AppError('bad-request', read.error.join('\n'));
	return read.value;
}
