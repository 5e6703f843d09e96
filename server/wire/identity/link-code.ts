import { z } from 'zod';
import type { LinkProblem } from '#server/identity/links/spend-link.ts';
import { WireError } from './wire-error.ts';

/** A code from a link. */
export const oobCodeField = z.string().min(1).max(256);

/** Client error codes for an unusable link. */
const LINK_CODES: Record<LinkProblem, string> = {
	invalid: 'INVALID_OOB_CODE',
	expired: 'EXPIRED_OOB_CODE',
	'other-email': 'INVALID_EMAIL',
	disabled: 'USER_DISABLED',
	taken: 'EMAIL_EXISTS',
};

export function linkError(problem: LinkProblem): WireError {
	return new WireError(LINK_CODES[problem]);
}
