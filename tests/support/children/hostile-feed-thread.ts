import { parentPort } from 'node:worker_threads';
import { answerTask } from '#server/feeds/answer-task.ts';
import type { FeedTask } from '#server/feeds/feed-task.ts';

// The reading thread with two faults that a document can call: one never ends, at the other the
// thread dies in the middle.
parentPort?.on('message', (task: FeedTask) => {
	const text = new TextDecoder().decode(task.bytes);
	for (; text.includes('<!-- never ends -->'); );
	if (text.includes('<!-- dies -->')) process.exit(1);
	parentPort?.postMessage(answerTask(task));
});
