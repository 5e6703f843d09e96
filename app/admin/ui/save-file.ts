type FileToSave = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/**
 * The object URL must outlive the click, in milliseconds; the browser does not signal when it is
 * done.
 */
const KEPT_MS = 60_000;

/** Downloads a file that this page created. */
export function saveFile({ name, type, content }: FileToSave): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
