/** What is wrong with a field, and how it is filled in. */
export function FieldNotes({
	id,
	error,
	hint,
}: {
	id: string;
	error: string | undefined;
	hint: string | undefined;
}) {
	return (
		<>
			{error === undefined ? null : (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
			{hint === undefined ? null : (
				<p id={`${id}-hint`} className="field-hint">
					{hint}
				</p>
			)}
		</>
	);
}

/** Only ids of notes that are shown: an id without an element is an error of accessibility. */
export function describedBy(
	id: string,
	error: string | undefined,
	hint: string | undefined,
): string | undefined {
	const parts = [
		error === undefined ? '' : `${id}-error`,
		hint === undefined ? '' : `${id}-hint`,
	].filter(Boolean);
	return parts.length === 0 ? undefined : parts.join(' ');
}
