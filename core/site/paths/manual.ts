import { paths } from '#core/site/paths.ts';

/** The operators' manual: files of docs/pt in the order of reading, the front page first. */
export const MANUAL_FILES = [
	'README',
	'instalar',
	'primeira-hora',
	'dia-a-dia',
	'importar',
	'noticias',
	'bots',
	'copias',
	'varios-servidores',
	'incidentes',
	'atualizar',
	'dados-pessoais',
] as const;
export type ManualFile = (typeof MANUAL_FILES)[number];

/** The page of a file, for operators. */
export function manualPath(file: ManualFile): string {
	const front = `${paths.admin}/manual`;
	return file === 'README' ? front : `${front}/${file}`;
}

/** Whether the manual has a page at this path. */
export function isManual(path: string): boolean {
	return MANUAL_FILES.some((file) => manualPath(file) === path);
}
