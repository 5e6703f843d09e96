import { existsSync } from 'node:fs';
import { doctorCopy } from '#core/copy/doctor.ts';
import { readReferenceFiles } from '#server/reference/reference-files.ts';
import { FINE, type Finding, problem } from './finding.ts';

const SERVER_BUNDLE = new URL('../../build/server/index.js', import.meta.url);

/** Whether the pages are built. */
export async function checkBuild(): Promise<Finding> {
	return existsSync(SERVER_BUNDLE) ? FINE : problem(doctorCopy.notBuilt);
}

/** Whether the shipped reference data can be read. */
export async function checkReference(): Promise<Finding> {
	await readReferenceFiles();
	return FINE;
}
