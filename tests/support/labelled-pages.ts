import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'tests/accuracy/agendas';

/** The texts of the agendas that were labelled by hand, with line ends of Unix. */
export function labelledPages(): string[] {
	return readdirSync(FOLDER)
		.filter((name) => name.endsWith('.txt'))
		.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').replaceAll('\r', ''));
}
