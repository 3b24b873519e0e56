/** What people call an area: 'Compute' for 'mf-compute'. */
export type NameOfArea = (area: string) => string;

let nameOf: NameOfArea = (area) => area;

/** The shell knows the declarations of all areas, and tells here what people call each. */
export const provideAreaNames = (given: NameOfArea): void => {
  nameOf = given;
};

/** The name of an area for people; its own where nobody has said otherwise (tests). */
export const areaName: NameOfArea = (area) => nameOf(area);
