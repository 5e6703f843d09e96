import { workerData } from 'node:worker_threads';
import { yieldToServing } from '#server/yield-to-serving.ts';
import { checkpointFile } from './checkpoints.ts';

yieldToServing();
const file: string = workerData;
checkpointFile(file);
