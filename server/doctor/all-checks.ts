import type { doctorCopy } from '#core/copy/doctor.ts';
import { checkBackups } from './check-backups.ts';
import { checkBuild, checkReference } from './check-build.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase, checkNodes, checkNotices, checkSchema } from './check-database.ts';
import { checkFiles, checkPrivacy, checkWriting } from './check-folder.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy } from './check-proxy.ts';
import { checkRecords } from './check-records.ts';
import type { Check } from './finding.ts';

/**
 * Every check of `guia doctor`, in output order. A new check needs an entry here and a name in the
 * copy.
 */
export const ALL_CHECKS: Record<keyof typeof doctorCopy.checks, Check> = {
	writing: checkWriting,
	privacy: checkPrivacy,
	database: checkDatabase,
	schema: checkSchema,
	records: checkRecords,
	backups: checkBackups,
	notices: checkNotices,
	nodes: checkNodes,
	clock: checkClock,
	mail: checkMail,
	proxy: checkProxy,
	files: checkFiles,
	build: checkBuild,
	reference: checkReference,
};
