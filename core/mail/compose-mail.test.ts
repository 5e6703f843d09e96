import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { composeMail } from './compose-mail.ts';

test('V31 a mail says the same as text and as HTML, and names are never markup', () => {
	const link = 'https://guia.example/login?mode=signIn&oobCode=abc';
	const mail = composeMail(
		mailCopy.signIn({ site: '<b>Guia</b>\r\nBcc: x@y.example', link }),
		'"><img src=x>',
	);
	expect(mail.text).toContain(link);
	expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
	expect(mail.html).not.toMatch(/<b>|<img/);
	expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('any words: no tag in the HTML that is not ours, and one line of subject', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, other) => {
			const plain = composeMail({ subject: 'x', paragraphs: ['y'] }, 'z');
			const mail = composeMail({ subject: name, paragraphs: [other] }, name);
			expect(mail.html.match(/</g)?.length).toBe(plain.html.match(/</g)?.length);
			expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
			expect(escapeMarkup(name)).not.toMatch(/[<>"']/);
		}),
	);
});
