import { existsSync, readFileSync, statSync } from 'node:fs';
import { shippedNaming } from '#server/reference/naming.ts';
import { filesIn, readFile } from './read-files.ts';
import { type FileScore, type LabelledGame, scoreReading, totalsOf } from './score.ts';

type Labels = { date: string; games: LabelledGame[] };

/** Scores every `NAME.txt` of a folder that has a `NAME.json` beside it (or in `labels`). */
export async function measureFolder(folder: string, labels = folder): Promise<FileScore[]> {
	const naming = await shippedNaming();
	const scores: FileScore[] = [];
	for (const file of filesIn(folder).filter((name) => name.endsWith('.txt'))) {
		const beside = file.replace(folder, labels).replace(/\.txt$/u, '.json');
		if (!existsSync(beside) || !statSync(beside).isFile()) continue;
		const { date, games } = JSON.parse(readFileSync(beside, 'utf8')) as Labels;
		scores.push(
			scoreReading(file, await readFile(file, naming, { format: 'agenda', date }), games),
		);
	}
	return scores;
}

/** `node tests/accuracy/measure.ts [FOLDER [FOLDER OF LABELS]] [--list]` */
async function main(args: string[]): Promise<void> {
	const [folder = 'tests/accuracy/agendas', labels] = args.filter((arg) => !arg.startsWith('--'));
	const scores = await measureFolder(folder, labels);
	for (const { file, labelled, read, right, judged, missed } of scores) {
		if (labelled === right && read === labelled && !args.includes('--list')) continue;
		const wrong = judged
			.filter(({ isRight }) => !isRight)
			.map((one) => `${one.field}: “${one.read}” not “${one.labelled}” (${one.confidence})`);
		process.stdout.write(
			`${file}: ${right} of ${labelled} right, ${read} read\n${[...wrong, ...missed].map((line) => `  ${line}\n`).join('')}`,
		);
	}
	process.stdout.write(`${JSON.stringify(totalsOf(scores), null, 1)}\n`);
}

if (import.meta.main) await main(process.argv.slice(2));
