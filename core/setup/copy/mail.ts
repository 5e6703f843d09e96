import type { MailWords } from '#core/mail/compose-mail.ts';

/** The letter that shows whether letters arrive. `site` = name of the guide. */
export function testLetter(site: string): MailWords {
	return {
		subject: `Teste de e-mail do ${site}`,
		paragraphs: [
			'Olá!',
			`Esta carta foi pedida no painel do ${site}. Se ela chegou, convites e links de senha também chegam.`,
		],
	};
}
