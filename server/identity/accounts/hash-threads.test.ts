import { argon2Sync } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { putReadersFirst } from '#server/yield-to-serving.ts';
import { createThreads, hashInThread } from './hash-threads.ts';

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

test('a thread that has nothing to do ends, and the next hash gets another one', async () => {
	const threads: Worker[] = [];
	const observe = (message: unknown) => void threads.push((message as { worker: Worker }).worker);
	subscribe('worker_threads', observe);
	const hash = createThreads('equal', 20);
	await hash(order);
	await once(threads[0] as Worker, 'exit');
	expect(Buffer.from(await hash(order)).toString('hex')).toBe(tag());
	unsubscribe('worker_threads', observe);
	expect(threads).toHaveLength(2);
});
