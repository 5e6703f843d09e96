import { parentPort } from 'node:worker_threads';
import { answerTask } from './answer-task.ts';
import type { FeedTask } from './feed-task.ts';

// One document at a time: the other side sends the next one after the reply.
parentPort?.on('message', (task: FeedTask) => parentPort?.postMessage(answerTask(task)));
