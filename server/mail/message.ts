import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './delivery.ts';

/**
 * A letter as nodemailer takes it. Addresses go in as parts and again as the envelope, so that
 * nothing reads them out of text (V30); its ways to fetch content from files and addresses are off.
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
