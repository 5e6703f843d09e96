import { expect, test } from 'vitest';
import { startCopy } from '#core/copy/start.ts';
import { AppError } from '#core/kit/app-error.ts';
import { failureCode } from './db/db-error.ts';

const sqlite = (errcode: number) =>
	Object.assign(new Error('refused'), { code: 'ERR_SQLITE_ERROR', errcode });
const system = (code: string) => Object.assign(new Error(code), { code, syscall: 'open' });
const place = { folder: '/data', wayBack: 'volte' };

test.each([
	['EROFS', system('EROFS')],
	['EMFILE', system('EMFILE')],
	['EIO', system('EIO')],
	['ENOSPC', system('ENOSPC')],
	['SQLITE_NOTADB', sqlite(26)],
	['SQLITE_CORRUPT', sqlite(267)],
	['SQLITE_IOERR', new AppError('unavailable', 'The disk failed', { cause: sqlite(522) })],
	['SQLITE_FULL', new AppError('disk-full', 'The disk is full', { cause: sqlite(13) })],
	['SQLITE_READONLY', new Error('A read-only disk', { cause: sqlite(1544) })],
])('a start that fails with %s is one sentence with a next step', (code, error) => {
	expect(failureCode(error)).toBe(code);
	expect(startCopy.failure(place, code)).toMatch(/^[a-z].*\.$/);
});

test('a failure of our own has no such sentence: it goes to the log', () => {
	expect(failureCode(new TypeError('undefined is not a function'))).toBeNull();
	expect(failureCode(new AppError('schema-newer', 'newer'))).toBeNull();
	expect(startCopy.failure(place, 'ERR_MODULE_NOT_FOUND')).toBeNull();
});
