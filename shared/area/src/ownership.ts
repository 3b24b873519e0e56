/** Says whether an area draws a path of the page (with the base path). */
export type Ownership = (area: string, pathname: string) => boolean;

let ownership: Ownership = () => true;

/** The shell knows the declarations of all areas, and tells here which of them a path belongs to. */
export const provideOwnership = (given: Ownership): void => {
  ownership = given;
};

/** Whether a path is an area's own; everything is where nobody has said otherwise (the shell itself, tests). */
export const ownsPath: Ownership = (area, pathname) => ownership(area, pathname);
