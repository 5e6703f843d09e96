/**
 * Folders whose files are shown as pictures on the site: anything else is refused there, whatever
 * it calls itself.
 */
const PICTURE_FOLDERS: ReadonlySet<string> = new Set([
	'marca',
	'times',
	'canais',
	'campeonatos',
	'noticias',
	'imagens',
]);

/** True when the folder of this name takes pictures only. */
export function takesPicturesOnly(name: string): boolean {
	const slash = name.indexOf('/');
	return slash > 0 && PICTURE_FOLDERS.has(name.slice(0, slash));
}
