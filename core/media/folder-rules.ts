/**
 * Folders for pictures shown on the site: they refuse everything else, whatever its declared type.
 */
const PICTURE_FOLDERS: ReadonlySet<string> = new Set([
	'marca',
	'times',
	'canais',
	'campeonatos',
	'noticias',
	'imagens',
]);

/** Whether the folder of this name accepts only pictures. */
export function takesPicturesOnly(name: string): boolean {
	const slash = name.indexOf('/');
	return slash > 0 && PICTURE_FOLDERS.has(name.slice(0, slash));
}
