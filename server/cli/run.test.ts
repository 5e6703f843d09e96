import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { cliCopy } from '#core/copy/cli.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import { runCli } from './run.ts';
import type { CliContext } from './verb.ts';

async function guia(...words: string[]) {
	const [out, warn]: [string[], string[]] = [[], []];
	const ctx = {
		out: (line: string) => void out.push(line),
		warn: (line: string) => void warn.push(line),
	};
	return {
		code: await runCli(words, ctx as unknown as CliContext),
		out: out.join('\n'),
		warn: warn.join('\n'),
	};
}

/** Verbs, as the help lists them. */
async function verbs(): Promise<string[]> {
	return [...(await guia('--help')).out.matchAll(/^ {2}(\S+)/gm)].flatMap(([, verb]) => verb ?? []);
}

test('each verb explains itself and each of its options, before it does anything', async () => {
	expect((await verbs()).length).toBeGreaterThan(15);
	for (const verb of await verbs()) {
		const { code, out, warn } = await guia(verb, 'x', '--help');
		expect([code, warn]).toEqual([0, '']);
		expect(out).toContain(`Uso: npm run -s guia -- ${verb}`);
		for (const option of out.match(/--[a-z-]{2,}/g) ?? [])
			expect(cliCopy.options, `${verb} ${option}`).toHaveProperty([option]);
		expect((await guia('help', verb)).out).toBe(out);
	}
});

test('--help behind -- is a name like any other', async () => {
	expect((await guia('create-admin', '--', '--help')).code).toBe(2);
});

test('--version is that of the product', async () => {
	expect(await guia('--version')).toEqual({ code: 0, out: `guia ${PRODUCT_VERSION}`, warn: '' });
});

test.each([
	['improt', '«import»'],
	['back', '«backup»'],
	['reset', '«reset-password» ou «reset-mfa»'],
])('for an unknown verb %s the nearest are named', async (word, near) => {
	const { code, warn } = await guia(word);
	expect([code, warn]).toEqual([
		2,
		`guia: não conheço o verbo «${word}». Você quis dizer ${near}? guia --help lista todos.`,
	]);
});

test('a verb like none is refused in one line', async () => {
	expect((await guia('constructor')).warn).toBe(
		'guia: não conheço o verbo «constructor». guia --help lista todos.',
	);
});

test.each([
	[['seed', '--foo'], 'Não conheço a opção --foo.'],
	[['doctor', 'now'], 'A palavra «now» está a mais.'],
	[['import', '--date'], 'O valor de --date falta ou está a mais.'],
])('wrong words %s are told in Portuguese with the usage', async (words, sentence) => {
	const { code, warn } = await guia(...words);
	expect([code, warn.split('\n')[0]]).toEqual([2, sentence]);
});

test('who stops reading early sees no error, and the exit code is that of the work', async () => {
	const cli = spawn(process.execPath, ['--no-warnings', 'bin/cli.ts', '--help'], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	cli.stdout.destroy();
	expect(await Promise.all([once(cli, 'exit'), text(cli.stderr)])).toEqual([[0, null], '']);
});
