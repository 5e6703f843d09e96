import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './delivery.ts';

/**
 * The e-mail in nodemailer's format. Addresses are passed as parts and as the envelope, so that
 * none is parsed from text (V30). Loading content from files and URLs is disabled.
 */
export function messageOf({ from, to, subject, text, html }: Letter): SendMailOptions {
	return {
		from,
		to: { name: '', address: to },
		envelope: { from: from.address, to: [to] },
		...{ subject, text, html },
		...{ disableFileAccess: true, disableUrlAccess: true },
		headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
	};
}
