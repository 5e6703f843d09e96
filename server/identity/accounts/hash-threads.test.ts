import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { putReadersFirst } from '#server/yield-to-serving.ts';
import { hashInThread } from './hash-threads.ts';

const order = {
	message: Buffer.from('grama'),
	nonce: Buffer.alloc(16, 7),
	tagLength: 32,
	memory: 1_024,
	passes: 2,
	parallelism: 1,
};
const tag = () => Buffer.from(argon2Sync('argon2id', order)).toString('hex');
const inThread = async () => Buffer.from(await hashInThread(order)).toString('hex');

test('a thread makes the tag that the call makes, with readers beside it and without, and many at once each get theirs', async () => {
	expect(await inThread()).toBe(tag());
	putReadersFirst();
	expect(await Promise.all(Array.from({ length: 8 }, inThread))).toEqual(
		Array.from({ length: 8 }, tag),
	);
});

test('what cannot be hashed is told, and the next one is', async () => {
	await expect(hashInThread({ ...order, memory: 1 })).rejects.toThrow();
	expect(await inThread()).toBe(tag());
});
