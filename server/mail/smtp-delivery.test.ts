import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMailer } from './mailer.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

const words = (site: string) => ({
	subject: `Olá do ${site}`,
	paragraphs: ['Um parágrafo com acentuação.'],
});

/** A mail server of a few words; `answer` = what it says to each of them, null = nothing. */
async function mailServer(answer: (word: string) => string | null) {
	const heard: string[] = [];
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		const hear = listener((said) => socket.write(`${said}\r\n`), answer);
		socket.on('error', () => undefined);
		socket.write('220 mail.example\r\n');
		socket.on('data', (bytes) => {
			const lines = bytes.toString('utf8').split('\r\n').filter(Boolean);
			heard.push(...lines);
			lines.forEach(hear);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Takes the lines of one connection; those of a letter are no commands. */
function listener(
	say: (text: string) => void,
	answer: (word: string) => string | null,
): (line: string) => void {
	let isData = false;
	return (line) => {
		if (isData && line !== '.') return;
		isData = line === 'DATA';
		const said = line === '.' ? '250 taken' : answer(line.split(' ')[0] ?? '');
		if (said !== null) say(said);
	};
}

function mailerTo(url: string, pausesMs: number[] = []) {
	const { log } = createLog('silent');
	const mailer = createMailer({
		delivery: createSmtpDelivery(url),
		from: 'guia@guia.example',
		siteName: async () => 'Guia',
		log,
		pausesMs,
	});
	onTestFinished(() => mailer.close());
	return mailer;
}

const polite = (word: string) =>
	word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 ok';

test('V30 a letter goes to exactly the one address, in the envelope and in its head', async () => {
	const { heard, url } = await mailServer(polite);
	await mailerTo(url).send('ana+x@guia.example', words);
	expect(heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
		expect.stringContaining('MAIL FROM:<guia@guia.example>'),
		'RCPT TO:<ana+x@guia.example>',
	]);
	expect(heard).toContain('To: ana+x@guia.example');
	expect(heard).toContain('Auto-Submitted: auto-generated');
	for (const odd of [
		'a@b.example, c@d.example',
		'Ana <a@b.example>',
		'a@b.example\r\nBcc: c@d.example',
		'',
	])
		await mailerTo(url).send(odd, words);
	expect(heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
});

test('F21 a refusal for now is tried again, one for good is not; neither throws', async () => {
	const busy = await mailServer((word) => (word === 'RCPT' ? '450 later' : polite(word)));
	await mailerTo(busy.url, [1, 1]).send('ana@guia.example', words);
	expect(busy.heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(3);
	const never = await mailServer((word) => (word === 'RCPT' ? '550 no such person' : polite(word)));
	await mailerTo(never.url, [1, 1]).send('ana@guia.example', words);
	expect(never.heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
});

test('F21 a server that says nothing holds nobody up: sending goes on in the background until it is given up', async () => {
	const { url } = await mailServer(() => null);
	const mailer = mailerTo(url);
	const sending = mailer.send('ana@guia.example', words);
	await mailer.settled(50);
	expect(await Promise.race([sending.then(() => 'gone'), Promise.resolve('under way')])).toBe(
		'under way',
	);
});
