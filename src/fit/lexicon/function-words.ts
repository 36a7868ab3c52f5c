/** Words with grammatical meaning only. */
export const functionWords =
  'a an the and or of with in on at to for from by as is are be you your our we they this that any all will have has who'.split(
    ' ',
  );
