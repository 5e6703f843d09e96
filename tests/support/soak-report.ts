import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';

const FILE = 'docs/soak.md';
const INTRODUCTION =
	'# Long runs\n\nWritten by `npm run test:soak`; each section by its own run, which prints its seed.\n';

/** Puts a section into docs/soak.md, in place of the one of the same title, and prints it. */
export async function writeSoakSection(title: string, lines: readonly string[]): Promise<void> {
	const section = `## ${title}\n\n${[...lines, '', machineLine()].join('\n')}\n`;
	const present = existsSync(FILE) ? await readFile(FILE, 'utf8') : INTRODUCTION;
	const [introduction = INTRODUCTION, ...sections] = present.split(/\n(?=## )/);
	const others = sections.filter((other) => !other.startsWith(`## ${title}\n`));
	const parts = [introduction, ...others, section].map((part) => part.trim());
	await writeFile(FILE, `${parts.join('\n\n')}\n`);
	process.stdout.write(`\n${section}`);
}

function machineLine(): string {
	const memory = Math.round(totalmem() / 2 ** 30);
	const day = new Date().toISOString().slice(0, 10);
	return `Run on ${day}: ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${memory} GiB, Node ${process.version}, ${process.platform}.`;
}
