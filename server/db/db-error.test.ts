import { expect, test } from 'vitest';
import { AppError, errorCode } from '#core/kit/app-error.ts';
import { databaseError, isBrokenDisk, isBusy, isConflict } from './db-error.ts';

function sqlite(errcode: number): Error {
	return Object.assign(new Error('sqlite'), { code: 'ERR_SQLITE_ERROR', errcode });
}

function coded(code: string): Error {
	return Object.assign(new Error('postgres'), { code });
}

test('a full disk has one code on both engines', () => {
	for (const error of [sqlite(13), sqlite(4874), coded('53100')])
		expect(errorCode(databaseError(error))).toBe('disk-full');
});

test('what passes by itself is "unavailable": lost connections, restarts, too many clients, locks, failing disks', () => {
	const postgres = [
		'ECONNREFUSED',
		'ECONNRESET',
		'ETIMEDOUT',
		'08006',
		'57P01',
		'57P03',
		'53300',
		'57014',
	].map(coded);
	const untagged = [
		'timeout exceeded when trying to connect',
		'Connection terminated unexpectedly',
	].map((message) => new Error(message));
	for (const error of [...postgres, ...untagged, sqlite(5), sqlite(10), sqlite(14)]) {
		expect(errorCode(databaseError(error))).toBe('unavailable');
	}
});

test('a defect of ours stays what it is', () => {
	for (const error of [sqlite(1), sqlite(19), coded('42601'), coded('23505'), new TypeError('x')])
		expect(databaseError(error)).toBe(error);
	const known = new AppError('conflict', 'x');
	expect(databaseError(known)).toBe(known);
});

test('busy and conflict are told apart from the rest', () => {
	expect([sqlite(5), sqlite(517), sqlite(6), coded('5'), null].map(isBusy)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
	expect(
		[coded('40001'), coded('40P01'), coded('23505'), coded('23503'), null].map(isConflict),
	).toEqual([true, true, true, false, false]);
});

test('F05 a journal that did not reach the disk is a broken disk, also as what the caller gets', () => {
	const failed = Object.assign(new Error('EIO: i/o error, fdatasync'), {
		code: 'EIO',
		syscall: 'fdatasync',
	});
	expect([
		isBrokenDisk(failed),
		isBrokenDisk(databaseError(failed)),
		isBrokenDisk(sqlite(13)),
	]).toEqual([true, true, false]);
	expect(errorCode(databaseError(failed))).toBe('unavailable');
});
