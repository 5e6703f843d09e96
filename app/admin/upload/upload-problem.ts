import { isPicture } from '#core/media/content-kind.ts';
import { refusalCopy } from '#core/media/copy/media.ts';
import { uploadCopy } from '#core/media/copy/upload.ts';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import type { Refusal } from '#core/media/refusal.ts';
import type { UploadFailure, UploadNote } from '#core/media/upload-view.ts';

/** The client passes on only the status; our server uses a distinct one for each refusal. */
const BY_STATUS: Readonly<Record<number, Refusal>> = {
	400: 'bad-request',
	408: 'too-slow',
	409: 'taken-over',
	410: 'upload-gone',
	415: 'type-refused',
	422: 'unreadable-picture',
};

const BY_CODE: Readonly<Record<string, Refusal>> = {
	'storage/unauthenticated': 'unauthenticated',
	'storage/unauthorized': 'forbidden',
	'storage/quota-exceeded': 'quota-exceeded',
};

/** Refusals caused by the file itself: a retry is hopeless. */
const HOPELESS: readonly Refusal[] = [
	'type-refused',
	'unreadable-picture',
	'picture-too-large',
	'too-large',
];

/** The message for a failed upload. `note` = why it stalled last. */
export function uploadFailure(
	{ code, status }: { code: string; status: number },
	type: string,
	note: UploadNote | null,
): UploadFailure {
	const tooLarge = type.startsWith('image/') ? 'picture-too-large' : 'too-large';
	const refusal =
		BY_CODE[code] ??
		BY_STATUS[status] ??
		(status === 413 ? tooLarge : note === 'disk-full' ? 'disk-full' : 'unavailable');
	return { problem: refusalCopy[refusal], hopeless: HOPELESS.includes(refusal) };
}

/** The refusal that the browser can already see; null when the server has to judge. */
export function refuseFile(
	{ size, type }: { size: number; type: string },
	pictures: boolean,
): string | null {
	if (size === 0) return uploadCopy.empty;
	if (!pictures) return null;
	if (type !== '' && !isPicture(type)) return refusalCopy['type-refused'];
	return size > MEDIA_LIMITS.pictureBytes ? refusalCopy['picture-too-large'] : null;
}

/** An object name that keeps the words of the file name; `unique` prevents collisions. */
export function objectPath(folder: string, name: string, unique: string): string {
	const [, stem = name, extension = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(name) ?? [];
	const plain = stem
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
	return `${folder}/${unique}-${plain.slice(0, 60) || 'arquivo'}${extension.toLowerCase()}`;
}
