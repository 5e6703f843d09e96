type FileToSave = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/**
 * The address of a file in memory has to outlive the press; nothing says when the browser is done
 * with it.
 */
const KEPT_MS = 60_000;

/** Puts something that this page made among the downloads of the browser. */
export function saveFile({ name, type, content }: FileToSave): void {
	const address = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
